/** Reads the files for containers, which nothing here can run (docs/containers.md). */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { found } from '../harness/found.ts'

const FOLDER = 'deploy/container'
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
const container = read('Containerfile')
const page = readFileSync('docs/containers.md', 'utf8')

/** Returns the words behind each instruction of a name. */
const instructions = (name: string, file = container) =>
  [...file.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, words = '']) => words)

interface Service {
  image?: string
  build?: { context: string; dockerfile: string }
  command?: string[]
  volumes?: string[]
  depends_on?: unknown
  [name: string]: unknown
}

const compose: { services: Record<string, Service>; volumes: object } = parse(read('compose.yaml'))
const services = found('services', Object.entries(compose.services))

test('every path that the image copies is there, or comes from a stage before', () => {
  const stages = instructions('FROM').flatMap((words) => / AS (\w+)/.exec(words)?.[1] ?? [])
  const copied = instructions('COPY').map((words) => words.split(' '))
  const own = copied
    .filter(([first = '']) => !first.startsWith('--from='))
    .flatMap((words) => words.slice(0, -1))
  expect(found('paths', own).filter((path) => !existsSync(path))).toEqual([])
  const from = copied.flatMap(([first = '']) => /^--from=(\w+)/.exec(first)?.[1] ?? [])
  expect(found('stages', from).filter((stage) => !stages.includes(stage))).toEqual([])
})

test('the image runs the server of `npm start`, and not as root', () => {
  expect(instructions('USER')).toEqual(['node'])
  expect(container.lastIndexOf('USER')).toBeLessThan(container.lastIndexOf('ENTRYPOINT'))
  const [program, script, ...options] = JSON.parse(instructions('ENTRYPOINT')[0] ?? '[]')
  expect([program, script]).toEqual(['node', '.kith/server/node.js'])
  expect(readFileSync('scripts/start.mjs', 'utf8')).toContain(`'${script}'`)
  const known = readFileSync('demo/start.ts', 'utf8')
  for (const option of [...options, ...(compose.services.kith?.command ?? [])])
    if (option.startsWith('--')) expect(known).toMatch(new RegExp(`['\\s]${option.slice(2)}'?: \\{ type`))
})

test('the commands of both files are those of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = instructions('RUN').flatMap((words) => /npm run (\S+)/.exec(words)?.[1] ?? [])
  expect(found('commands', named).filter((name) => !(name in scripts))).toEqual([])
})

test('what the compose file names is there', () => {
  for (const [name, { image, build, volumes = [] }] of services) {
    expect([name, image === undefined]).toEqual([name, build !== undefined])
    if (build) expect(existsSync(join(FOLDER, build.context, build.dockerfile)), name).toBe(true)
    for (const volume of volumes) {
      const [source = ''] = volume.split(':')
      const isThere = source.startsWith('.') ? existsSync(join(FOLDER, source)) : source in compose.volumes
      expect(isThere, `${name}: ${source}`).toBe(true)
    }
  }
})

test('services wait for services that there are; Kith may write nothing', () => {
  for (const [name, { depends_on: before }] of services) {
    const names = Array.isArray(before) ? before : Object.keys(before ?? {})
    expect(
      names.filter((each) => !(each in compose.services)),
      name,
    ).toEqual([])
  }
  expect(compose.services.kith).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
})

test('the settings of Mitra lead to the database of the compose file', () => {
  const { database_url: address, http_port: port } = parse(read('mitra.yaml'))
  const { username, password, hostname, pathname } = new URL(String(address))
  expect(compose.services).toHaveProperty(hostname)
  expect(compose.services[hostname]?.environment).toEqual({
    POSTGRES_USER: username,
    POSTGRES_PASSWORD: password,
    POSTGRES_DB: pathname.slice(1),
  })
  expect(compose.services.kith?.command).toEqual(['--server', `http://mitra:${port}`])
})

test('the files that the page runs are there', () => {
  const files = [...page.matchAll(/ -f (\S+)/g)].map(([, file = '']) => file)
  expect(found('files', files).filter((file) => !existsSync(file))).toEqual([])
  expect(dirname(files[0] ?? '')).toBe(FOLDER)
})
