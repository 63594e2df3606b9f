import { vi } from 'vitest'
import { readSheet } from '../kit/sheets/read-sheet'

export interface SavedFile {
  name: string
  lines: string[][]
}

/** The sheets that are handed to the browser to keep from now on. */
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
  const read = async (content: Blob, index: number): Promise<SavedFile> => {
    const name = names[index] ?? ''
    const lines = await readSheet(new File([content], name), { linesAtMost: 1000 })
    if (typeof lines === 'string') throw new Error(`${name} is no sheet: ${lines}`)
    return { name, lines }
  }
  return () => Promise.all(contents.map(read))
}
