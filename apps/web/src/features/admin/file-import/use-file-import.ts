import type { ImportReport, Taken } from '@sojourn/contract/admin/people/import.shapes'
import { useState } from 'react'
import { storage } from '../../../kit/browser/storage'
import { readSheet, type SheetFault } from '../../../kit/sheets/read-sheet'
import { tellFailure } from '../../../kit/overlays/told'
import { guessMapping, mapColumn, mappedRows, rememberedOf, type Mapping } from './column-mapping'
import type { FileImport } from './file-import'

/** A file that was read: its first line apart. */
export interface FileSheet {
  fileName: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}
/** Where somebody stands between a file and what is in it. */
export type ImportStep<Column extends string> =
  | { step: 'file'; fault?: SheetFault | 'noRows' }
  | { step: 'columns'; sheet: FileSheet; mapping: Mapping<Column> }
  | { step: 'report'; sheet: FileSheet; mapping: Mapping<Column>; report: ImportReport<Column> }
  | { step: 'done'; taken: Taken }

function remembered(key: string): Record<string, string> {
  const kept = storage.readJson(key)
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {}
}

/** The way of a file: read in the browser, its columns matched, tried by the server, and taken over. */
export function useFileImport<Column extends string>(file: FileImport<Column>) {
  const { columns, usual, text, linesAtMost, rememberedKey } = file
  const [state, setState] = useState<ImportStep<Column>>({ step: 'file' })
  const [busy, setBusy] = useState(false)

  const during = async (step: () => Promise<ImportStep<Column>>) => {
    setBusy(true)
    await step().then(setState, tellFailure)
    setBusy(false)
  }

  const read = async (chosen: File): Promise<ImportStep<Column>> => {
    const lines = await readSheet(chosen, { linesAtMost: linesAtMost + 1 })
    if (typeof lines === 'string') return { step: 'file', fault: lines }
    const [heads = [], ...rows] = lines
    if (rows.length === 0) return { step: 'file', fault: 'noRows' }
    const mapping = guessMapping(heads, { columns, usual, names: text.columns }, remembered(rememberedKey))
    return { step: 'columns', sheet: { fileName: chosen.name, heads, rows }, mapping }
  }

  const map = (index: number, column: Column | '') => {
    if (state.step === 'columns') setState({ ...state, mapping: mapColumn(state.mapping, index, column) })
  }

  const tryOut = async (): Promise<ImportStep<Column>> => {
    if (state.step !== 'columns') return state
    const { sheet, mapping } = state
    const { columns: sent, rows } = mappedRows(sheet.rows, mapping)
    storage.write(rememberedKey, JSON.stringify({ ...remembered(rememberedKey), ...rememberedOf(sheet.heads, mapping) }))
    return { step: 'report', sheet, mapping, report: await file.check({ columns: sent, rows }) }
  }

  const takeOver = async (): Promise<ImportStep<Column>> => {
    if (state.step !== 'report') return state
    const { columns: sent, rows } = mappedRows(state.sheet.rows, state.mapping)
    return { step: 'done', taken: await file.take({ columns: sent, rows }) }
  }

  return {
    state,
    busy,
    read: (chosen: File) => void during(() => read(chosen)),
    map,
    tryOut: () => void during(tryOut),
    takeOver: () => void during(takeOver),
    toFile: () => setState({ step: 'file' }),
    toColumns: () => state.step === 'report' && setState({ ...state, step: 'columns' }),
  }
}
