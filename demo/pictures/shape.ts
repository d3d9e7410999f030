/** Shapes as signed distances: negative inside, so that an edge can be drawn soft by one pixel at any size. */

export interface Shape {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** How much of the pixel around this point is inside, 0 to 1. */
  readonly cover: (x: number, y: number) => number
}

export type Point = readonly [x: number, y: number]

const soft = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance))

export function circle(x: number, y: number, radius: number): Shape {
  return around(x, y, radius, (px, py) => soft(Math.hypot(px - x, py - y) - radius))
}

export function ring(x: number, y: number, radius: number, width: number): Shape {
  return around(x, y, radius + width, (px, py) =>
    soft(Math.abs(Math.hypot(px - x, py - y) - radius) - width / 2),
  )
}

/** An ellipse, turned by `turn` radians. */
export function ellipse(x: number, y: number, wide: number, high: number, turn = 0): Shape {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  return around(x, y, Math.max(wide, high), (px, py) => {
    const across = (px - x) * cos + (py - y) * sin
    const along = (py - y) * cos - (px - x) * sin
    const scaled = Math.hypot(across / wide, along / high)
    const slope = Math.hypot(across / wide ** 2, along / high ** 2)
    return slope === 0 ? 1 : soft((scaled * (scaled - 1)) / slope)
  })
}

export function box(x: number, y: number, width: number, height: number, radius = 0): Shape {
  const halfWidth = width / 2 - radius
  const halfHeight = height / 2 - radius
  const cover = (px: number, py: number) => {
    const across = Math.abs(px - x - width / 2) - halfWidth
    const along = Math.abs(py - y - height / 2) - halfHeight
    const outside = Math.hypot(Math.max(across, 0), Math.max(along, 0))
    return soft(outside + Math.min(Math.max(across, along), 0) - radius)
  }
  return { left: x - 1, top: y - 1, right: x + width + 1, bottom: y + height + 1, cover }
}

/** A stroke with round ends. */
export function line([x1, y1]: Point, [x2, y2]: Point, width: number): Shape {
  const dx = x2 - x1
  const dy = y2 - y1
  const length = dx * dx + dy * dy || 1
  const reach = width / 2 + 1
  return {
    left: Math.min(x1, x2) - reach,
    top: Math.min(y1, y2) - reach,
    right: Math.max(x1, x2) + reach,
    bottom: Math.max(y1, y2) + reach,
    cover: (px, py) => {
      const share = Math.min(1, Math.max(0, ((px - x1) * dx + (py - y1) * dy) / length))
      return soft(Math.hypot(px - x1 - dx * share, py - y1 - dy * share) - width / 2)
    },
  }
}

/** Any closed outline; `round` grows it and softens its corners. */
export function polygon(points: readonly Point[], round = 0): Shape {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const reach = round + 1
  return {
    left: Math.min(...xs) - reach,
    top: Math.min(...ys) - reach,
    right: Math.max(...xs) + reach,
    bottom: Math.max(...ys) + reach,
    cover: (x, y) => soft(distanceToPolygon(points, x, y) - round),
  }
}

function distanceToPolygon(points: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  let inside = false
  let previous = points[points.length - 1] ?? [0, 0]
  for (const point of points) {
    const [x1, y1] = previous
    const [x2, y2] = point
    const dx = x2 - x1
    const dy = y2 - y1
    const share = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)))
    nearest = Math.min(nearest, Math.hypot(x - x1 - dx * share, y - y1 - dy * share))
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
    previous = point
  }
  return inside ? -nearest : nearest
}

export function heart(x: number, y: number, size: number): Shape {
  const cover = (px: number, py: number) => {
    const across = Math.abs(px - x) / size
    const up = (y - py) / size + 0.55
    return soft(distanceToHeart(across, up) * size)
  }
  return around(x, y, size, cover)
}

/** Two quarter circles above a corner: the classic construction, tip at the origin. */
function distanceToHeart(across: number, up: number): number {
  if (across + up > 1) return Math.hypot(across - 0.25, up - 0.75) - Math.SQRT2 / 4
  const toTop = across ** 2 + (up - 1) ** 2
  const half = Math.max(across + up, 0) / 2
  const toSide = (across - half) ** 2 + (up - half) ** 2
  return Math.sqrt(Math.min(toTop, toSide)) * Math.sign(across - up)
}

/** Everything below a line that is given by its height at each x. */
export function below(curve: (x: number) => number, width: number, height: number): Shape {
  const heights = Array.from({ length: width }, (_, x) => curve(x))
  const top = heights.reduce((least, y) => Math.min(least, y), height)
  const cover = (x: number, y: number) => soft((heights[Math.floor(x)] ?? height) - y)
  return { left: 0, top: top - 1, right: width, bottom: height, cover }
}

function around(x: number, y: number, reach: number, cover: Shape['cover']): Shape {
  return { left: x - reach - 1, top: y - reach - 1, right: x + reach + 1, bottom: y + reach + 1, cover }
}
