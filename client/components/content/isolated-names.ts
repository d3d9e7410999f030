import { createElement, type ReactNode } from 'react'
import { splitNames } from '#domain/direction.ts'

/** Returns a plain text with its mentions, hashtags and addresses kept apart, each in its own direction. */
export const isolatedNames = (text: string): ReactNode[] =>
  splitNames(text).map((piece, at) => (at % 2 === 1 ? createElement('bdi', null, piece) : piece))
