import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { icons, pathOf } from './icons.ts'

test.each([
  ['path', { d: 'M1 2h3' }, 'M1 2h3'],
  ['path', { d: 'm2 9 3-3 3 3' }, 'M2 9l3-3 3 3'],
  ['path', { d: 'm2-.5h3' }, 'M2 -.5h3'],
  ['path', { d: 'm.5.25-3 3' }, 'M.5 .25l-3 3'],
  ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }, 'M1 2L3 4'],
  ['polyline', { points: '1 2 3 4' }, 'M1 2 3 4'],
  ['polygon', { points: '1 2 3 4' }, 'M1 2 3 4Z'],
  ['circle', { cx: '12', cy: '12', r: '10' }, 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z'],
  ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }, 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z'],
  ['rect', { x: '1', y: '2', width: '6', height: '4' }, 'M1 2h6v4h-6v-4z'],
  [
    'rect',
    { x: '1', y: '2', width: '6', height: '4', rx: '1' },
    'M2 2h4a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z',
  ],
])('a %s %j becomes %s', (tag, attributes, path) => {
  expect(pathOf([[tag, { ...attributes, key: 'x' }]])).toBe(path)
})

test('shapes are drawn one after the other', () => {
  const bar = ['path', { d: 'm1 1 2 2' }] as const
  expect(pathOf([bar, bar])).toBe('M1 1l2 2M1 1l2 2')
})

test('what one path cannot draw is no silent gap', () => {
  expect(() => pathOf([['text', {}]])).toThrow('text')
  expect(() => pathOf([['circle', { r: '2', fill: 'currentColor' }]])).toThrow('filled')
  expect(pathOf([['circle', { r: '.5', fill: 'currentColor' }]])).not.toBe('')
})

test('a server for developing has the icons too', async () => {
  const server = await createServer({
    configFile: false,
    root: 'client',
    logLevel: 'silent',
    plugins: [icons()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const house = await server.environments.client.transformRequest('virtual:icon/House')
    expect(house?.code).toMatch(/from "\/ui\/icon\.tsx"/)
  } finally {
    await server.close()
  }
})
