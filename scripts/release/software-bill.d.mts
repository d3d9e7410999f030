import type { Version } from '../version.mjs'

export function softwareBill(licences: string, version: Version): string
