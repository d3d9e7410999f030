/**
 * Returns what a pen covers that draws the lines of an icon, as contours of lines and arcs
 * (docs/decisions/042-cards.md). The pen is round. Where contours overlap, both count as covered: the
 * `nonzero` of SVG and CSS.
 */
import { type SVGCommand, SVGPathData } from 'svg-pathdata'

export interface Point {
  x: number
  y: number
}

/** An arc of a circle that is drawn to a point. `clockwise` is what is seen: y grows downwards. */
interface Arc {
  radius: number
  clockwise: boolean
  isLarge: boolean
}

/** A straight line or an arc, by which a contour goes on. */
export interface Step {
  to: Point
  arc?: Arc
}

export interface Contour {
  from: Point
  steps: Step[]
}

/** A piece of a line, with its directions at both ends, as vectors of length 1. */
interface Piece extends Step {
  from: Point
  leaves: Point
  arrives: Point
}

/** Coordinates nearer than this are the same. An icon is 24 wide. */
const SAME = 1e-6

/** Returns the contours of a path that is drawn with a pen of this width, in the units of the path. */
export function lineOutline(path: string, width: number): Contour[] {
  return piecesOf(path).flatMap((line) => {
    const back = line.map(reversed).reverse()
    const [first, last] = [line[0], line.at(-1)]
    if (!first || !last) return []
    // Around an open line and back on its other side, or around both sides of one that ends where it began.
    const rounds = isSame(first.from, last.to) ? [line, back] : [[...line, ...back]]
    return rounds.map((round) => leftOf(round, width / 2))
  })
}

/** Returns the pieces of each line in a path. */
function piecesOf(path: string): Piece[][] {
  const lines: Piece[][] = []
  let from: Point = { x: 0, y: 0 }
  for (const command of new SVGPathData(path).toAbs().normalizeHVZ().normalizeST().annotateArcs().commands) {
    if (!('x' in command && 'y' in command)) continue
    const to = { x: command.x, y: command.y }
    if (command.type === SVGPathData.MOVE_TO) lines.push([])
    else if (!isSame(from, to)) lines.at(-1)?.push(...pieces(from, command))
    from = to
  }
  return lines
}

function pieces(from: Point, command: SVGCommand & Point): Piece[] {
  const to = { x: command.x, y: command.y }
  switch (command.type) {
    case SVGPathData.LINE_TO:
      return [straight(from, to)]
    case SVGPathData.ARC: {
      const { rX, rY, cX = 0, cY = 0, lArcFlag, sweepFlag } = command
      if (Math.abs(rX - rY) > SAME) throw new Error('an arc of an icon is no part of a circle')
      return [bent(from, to, { x: cX, y: cY }, sweepFlag === 1, lArcFlag === 1)]
    }
    case SVGPathData.CURVE_TO: {
      const at = (t: number) => pointOf(from, command, t)
      return [...through(from, at(1 / 4), at(1 / 2)), ...through(at(1 / 2), at(3 / 4), to)]
    }
    default:
      throw new Error(`an icon has a line of an unknown kind: ${command.type}`)
  }
}

function straight(from: Point, to: Point): Piece {
  const direction = unit(minus(to, from))
  return { from, to, leaves: direction, arrives: direction }
}

function bent(from: Point, to: Point, center: Point, clockwise: boolean, isLarge: boolean): Piece {
  const turn = (point: Point) => {
    const { x, y } = unit(minus(point, center))
    return clockwise ? { x: -y, y: x } : { x: y, y: -x }
  }
  const arc = { radius: length(minus(from, center)), clockwise, isLarge }
  return { from, to, arc, leaves: turn(from), arrives: turn(to) }
}

/** Returns an arc through three points, or a straight line where they are in one. */
function through(from: Point, middle: Point, to: Point): Piece[] {
  const [a, b] = [minus(middle, from), minus(to, from)]
  const area = 2 * cross(a, b)
  if (Math.abs(area) < SAME) return [straight(from, to)]
  const [lengthA, lengthB] = [a.x ** 2 + a.y ** 2, b.x ** 2 + b.y ** 2]
  const center = {
    x: from.x + (b.y * lengthA - a.y * lengthB) / area,
    y: from.y + (a.x * lengthB - b.x * lengthA) / area,
  }
  return [bent(from, to, center, area > 0, false)]
}

type Curve = { x1: number; y1: number; x2: number; y2: number } & Point

/** Returns the point of a cubic curve at `t`, from 0 to 1. */
function pointOf(from: Point, { x1, y1, x2, y2, x, y }: Curve, t: number): Point {
  const mix = (a: number, b: number, c: number, d: number) =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d
  return { x: mix(from.x, x1, x2, x), y: mix(from.y, y1, y2, y) }
}

const reversed = ({ from, to, arc, leaves, arrives }: Piece): Piece => ({
  from: to,
  to: from,
  leaves: times(arrives, -1),
  arrives: times(leaves, -1),
  ...(arc && { arc: { ...arc, clockwise: !arc.clockwise } }),
})

/** Returns the contour at this distance to the left of a round of pieces, seen in the direction they go. */
function leftOf(round: readonly Piece[], distance: number): Contour {
  const steps = round.flatMap((piece, index) => {
    const next = round[(index + 1) % round.length] ?? piece
    return [beside(piece, distance), ...joint(piece, next, distance)]
  })
  return { from: steps.at(-1)?.to ?? { x: 0, y: 0 }, steps }
}

const leftSide = (point: Point, { x, y }: Point, distance: number) => ({
  x: point.x + distance * y,
  y: point.y - distance * x,
})

function beside({ to, arc, arrives }: Piece, distance: number): Step {
  const end = leftSide(to, arrives, distance)
  if (!arc) return { to: end }
  const radius = arc.radius + (arc.clockwise ? distance : -distance)
  // On the inner side of a narrow bend there is no arc.
  return radius > SAME ? { to: end, arc: { ...arc, radius } } : { to: end }
}

/** Returns how the contour goes around a corner: the pen is round on its outer side. */
function joint({ to, arrives }: Piece, { leaves }: Piece, distance: number): Step[] {
  const start = leftSide(to, leaves, distance)
  if (isSame(leftSide(to, arrives, distance), start)) return []
  const turn = cross(arrives, leaves)
  const isOuter = turn > SAME || (turn > -SAME && arrives.x * leaves.x + arrives.y * leaves.y < 0)
  return [isOuter ? { to: start, arc: { radius: distance, clockwise: true, isLarge: false } } : { to: start }]
}

const minus = (a: Point, b: Point) => ({ x: a.x - b.x, y: a.y - b.y })
const times = ({ x, y }: Point, by: number) => ({ x: x * by, y: y * by })
const length = ({ x, y }: Point) => Math.hypot(x, y)
const unit = (vector: Point) => times(vector, 1 / length(vector))
const cross = (a: Point, b: Point) => a.x * b.y - a.y * b.x
const isSame = (a: Point, b: Point) => length(minus(a, b)) < SAME
