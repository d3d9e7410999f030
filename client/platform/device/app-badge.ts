/** Shows a number on the icon of the installed app, where the system can; 0 removes it. */
export function showAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  navigator.setAppBadge(count).catch((error: unknown) => {
    console.warn('the system shows no number on the icon', error)
  })
}
