import type { Chance } from '../chance.ts'
import type { Colour } from '../colour.ts'

/** A time of day: the colours every landscape is painted with. */
export interface Light {
  /** From the zenith to the horizon. */
  readonly sky: readonly Colour[]
  readonly sun: Colour
  /** Far hills fade into this, near ones are `ground`. */
  readonly haze: Colour
  readonly ground: Colour
  readonly water: readonly Colour[]
  readonly cloud: Colour
}

const LIGHTS: readonly Light[] = [
  {
    sky: [0x2b3a67, 0x6b5b95, 0xe58f87, 0xffd6a0],
    sun: 0xfff1cf,
    haze: 0xe3a18f,
    ground: 0x2a2344,
    water: [0xf2b38d, 0x7d5f8f, 0x2c3463],
    cloud: 0xf7b79a,
  },
  {
    sky: [0x4aa3df, 0x8fcdf0, 0xdff3fb],
    sun: 0xfffbe6,
    haze: 0xa9cfd6,
    ground: 0x1f5c4a,
    water: [0xa9dbe8, 0x3f94b8, 0x1d5f8a],
    cloud: 0xffffff,
  },
  {
    sky: [0x123a5c, 0x2f7f86, 0xa7d7b5, 0xf6efc0],
    sun: 0xfffbe0,
    haze: 0x9fc9ae,
    ground: 0x12352f,
    water: [0xcfe7bf, 0x4d958f, 0x16404f],
    cloud: 0xe9f4d6,
  },
  {
    sky: [0x44243f, 0xb3394f, 0xf2763f, 0xfdc35b],
    sun: 0xfff0b8,
    haze: 0xe5734a,
    ground: 0x2b1426,
    water: [0xfcb45c, 0xb8474f, 0x3a1d3c],
    cloud: 0xf7965b,
  },
  {
    sky: [0x6f7fb5, 0xb9b4dc, 0xf1d3e2, 0xfff0ea],
    sun: 0xffffff,
    haze: 0xd5c2dc,
    ground: 0x3d4a78,
    water: [0xf3dbe6, 0xa7acd4, 0x56639c],
    cloud: 0xffffff,
  },
]

export function lightFor(chance: Chance): Light {
  return chance.pick(LIGHTS)
}
