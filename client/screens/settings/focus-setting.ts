/**
 * Focuses a setting that the address names, or the first control in it
 * (docs/spec/settings.md#search-in-the-settings).
 */
export function focusSetting(setting: HTMLElement | null): void {
  const target = setting?.matches('[tabindex]')
    ? setting
    : setting?.querySelector<HTMLElement>('input, select')
  target?.focus()
}
