import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Who started the server and where its socket is, kept in the data folder for the next start. */
export interface Note {
  starter: number
  socketFolder: string
}

export const socketPrefix = 'sojourn-'

const noteFile = (dataDir: string): string => join(dataDir, 'launcher.json')

export function readNote(dataDir: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(noteFile(dataDir), 'utf8')) as Note
  } catch {
    return undefined
  }
}

export const writeNote = (dataDir: string, note: Note): void => writeFileSync(noteFile(dataDir), JSON.stringify(note))

/** A killed process could not remove its socket's folder. */
export function removeOldSocketFolder(dataDir: string): void {
  const folder = readNote(dataDir)?.socketFolder
  if (folder && basename(folder).startsWith(socketPrefix)) rmSync(folder, { recursive: true, force: true })
}
