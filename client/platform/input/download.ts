/** Gives a file to the person, as a download of the browser. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser has taken the bytes when it gets to this.
  setTimeout(() => URL.revokeObjectURL(address))
}
