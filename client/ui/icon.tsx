import type { ComponentProps, JSX } from 'react'

/** Returns a component that draws an icon (vite/icons.ts). How lines look is in styles/base.css. */
export const icon =
  (name: string, path: string) =>
  ({ className, ...props }: ComponentProps<'svg'>): JSX.Element => (
    <svg
      viewBox="0 0 24 24"
      className={className === undefined ? `lucide lucide-${name}` : `lucide lucide-${name} ${className}`}
      aria-hidden="true"
      {...props}
    >
      <path d={path} />
    </svg>
  )
