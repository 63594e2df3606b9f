/** Hands a file to the browser, which keeps it under this name. */
export function saveFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click()
  URL.revokeObjectURL(address)
}
