/** The number on the icon of the installed app, where the system shows one; 0 takes it away. */
export function showAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  navigator.setAppBadge(count).catch((error: unknown) => {
    console.warn('the system shows no number on the icon', error)
  })
}
