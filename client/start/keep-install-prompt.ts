/**
 * Keeps the browser's offer to install the client, which comes once, until somebody can be asked
 * (docs/spec/instance.md#installing-the-client). The browser shows no offer of its own then.
 */
export function keepInstallPrompt(event: Event): void {
  event.preventDefault()
  window.kithInstall = event
}
