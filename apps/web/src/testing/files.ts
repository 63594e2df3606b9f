import { vi } from 'vitest'

export interface SavedFile {
  name: string
  text: string
}

/** What is handed to the browser to keep from now on, as text. */
export function savedFiles(): () => Promise<SavedFile[]> {
  const contents: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    contents.push(content as Blob)
    return `blob:${contents.length}`
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return () => Promise.all(contents.map(async (content, index) => ({ name: names[index] ?? '', text: await content.text() })))
}
