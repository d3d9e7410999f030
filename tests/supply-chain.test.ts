/**
 * Checks what is installed from elsewhere (docs/contributing.md#a-library): each package is pinned to one
 * content, comes from npm's registry, runs no program of its own while it is installed, and has a licence
 * that lets Kith be given on.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { found } from './harness/found.ts'

interface Package {
  /** An address other than that of the registry. */
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  dev?: boolean
  optional?: boolean
  license?: string
}

const read = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8'))
const { packages } = read<{ packages: Record<string, Package> }>('package-lock.json')
const { dependencies, devDependencies } = read<Record<string, Record<string, string>>>('package.json')

const installed = found(
  'packages',
  Object.entries(packages).filter(([path]) => path !== ''),
)

/** Licences that ask for nothing but their own text beside what is given on. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense']
/** Python's licence is as permissive. Only `markdown-it`'s program for the command line needs what has it. */
const OF_PROGRAMS = { 'node_modules/argparse': 'PSF-2.0' }

test('every package comes from the registry with the sum of its content, other systems’ too', () => {
  const others = installed.filter(
    ([, { resolved, integrity }]) => resolved !== undefined || !integrity?.startsWith('sha512-'),
  )
  expect(others.map(([path]) => path)).toEqual([])
})

test('no package wants to run a program while it is installed, and npm would not run it', () => {
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([])
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true')
})

test('package.json names one version of each', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('what Kith is made of may be given on', () => {
  const given = installed.filter(([, { dev, optional }]) => !dev && !optional)
  const others = given.filter(([, { license }]) => !PERMISSIVE.includes(license ?? ''))
  expect(Object.fromEntries(others.map(([path, { license }]) => [path, license]))).toEqual(OF_PROGRAMS)
})
