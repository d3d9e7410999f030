/** Colours as packed 0xRRGGBB numbers: no allocation while millions of pixels are painted. */

export type Colour = number

/** Somewhere between two colours; `share` 0 is the first, 1 the second. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const part = Math.min(1, Math.max(0, share))
  const red = (from >> 16) + ((to >> 16) - (from >> 16)) * part
  const green = ((from >> 8) & 255) + (((to >> 8) & 255) - ((from >> 8) & 255)) * part
  const blue = (from & 255) + ((to & 255) - (from & 255)) * part
  return (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue)
}

/** A colour along evenly spaced stops. */
export function ramp(stops: readonly Colour[], share: number): Colour {
  const place = Math.min(1, Math.max(0, share)) * (stops.length - 1)
  const index = Math.min(Math.floor(place), stops.length - 2)
  return mix(stops[index] ?? 0, stops[index + 1] ?? stops[index] ?? 0, place - index)
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
export function hsl(hue: number, saturation: number, lightness: number): Colour {
  const strength = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const place = (offset + (((hue % 360) + 360) % 360) / 30) % 12
    return Math.round(255 * (lightness - strength * Math.max(-1, Math.min(place - 3, 9 - place, 1))))
  }
  return (channel(0) << 16) | (channel(8) << 8) | channel(4)
}
