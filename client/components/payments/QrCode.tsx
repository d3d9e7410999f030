import styles from './QrCode.module.css'
import { qrPath } from './qr-path.ts'

/**
 * Shows a text as a QR code, dark on white in both themes, because many cameras read nothing else
 * (docs/spec/payments.md#payment-link).
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text)
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path className={styles.ground} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={styles.dark} d={path} />
    </svg>
  )
}
