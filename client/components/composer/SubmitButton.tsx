import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'

/**
 * Shows the one button that sends a form. While the form is on its way it is busy, not disabled: it keeps the
 * focus.
 */
export function SubmitButton({
  label,
  icon,
  isPending,
  isSendable,
  onSend,
}: {
  label: string
  icon: ReactNode
  isPending: boolean
  isSendable: boolean
  onSend: () => void
}) {
  return (
    <Button
      kind="primary"
      icon={icon}
      busy={isPending}
      disabled={!isSendable && !isPending}
      onClick={() => {
        if (isSendable) onSend()
      }}
    >
      {label}
    </Button>
  )
}
