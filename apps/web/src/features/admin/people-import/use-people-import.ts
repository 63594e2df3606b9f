import type { ImportReport } from '@sojourn/contract/admin/people-import.calls'
import { peopleAtMost, type PersonColumn } from '@sojourn/contract/admin/people-columns'
import { useState } from 'react'
import { checkPeopleFile, importPeople } from '../../../api/calls/admin/people-import'
import { useWrite } from '../../../api/queries'
import { storage } from '../../../kit/browser/storage'
import { readSheet, type SheetFault } from '../../../kit/sheets/read-sheet'
import { useText } from '../../../kit/text/text'
import { consoleReads } from '../console-reads'
import { tellFailure } from '../told'
import { guessMapping, mapColumn, mappedRows, rememberedOf, type Mapping } from './column-mapping'

const rememberedKey = 'sojourn.people-import.columns'

/** A file that was read: its first line apart. */
export interface PeopleSheet {
  fileName: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}
export type Taken = { added: number; changed: number; same: number }
/** Where somebody stands between a file and the people in it. */
export type ImportStep =
  | { step: 'file'; fault?: SheetFault | 'noRows' }
  | { step: 'columns'; sheet: PeopleSheet; mapping: Mapping }
  | { step: 'report'; sheet: PeopleSheet; mapping: Mapping; report: ImportReport }
  | { step: 'done'; taken: Taken }

function remembered(): Record<string, string> {
  const kept = storage.readJson(rememberedKey)
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {}
}

/** The way of a file: read in the browser, its columns matched, tried by the server, and taken over. */
export function usePeopleImport() {
  const { columns } = useText('admin/people-import')
  const [state, setState] = useState<ImportStep>({ step: 'file' })
  const [reading, setReading] = useState(false)
  const check = useWrite(checkPeopleFile)
  const take = useWrite(importPeople, consoleReads)

  const read = async (file: File) => {
    setReading(true)
    const lines = await readSheet(file, { linesAtMost: peopleAtMost + 1 })
    setReading(false)
    if (typeof lines === 'string') return setState({ step: 'file', fault: lines })
    const [heads = [], ...rows] = lines
    if (rows.length === 0) return setState({ step: 'file', fault: 'noRows' })
    const sheet = { fileName: file.name, heads, rows }
    return setState({ step: 'columns', sheet, mapping: guessMapping(heads, columns, remembered()) })
  }

  const map = (index: number, column: PersonColumn | '') => {
    if (state.step === 'columns') setState({ ...state, mapping: mapColumn(state.mapping, index, column) })
  }

  const tryOut = async () => {
    if (state.step !== 'columns') return
    const { sheet, mapping } = state
    const { columns: sent, rows } = mappedRows(sheet.rows, mapping)
    storage.write(rememberedKey, JSON.stringify({ ...remembered(), ...rememberedOf(sheet.heads, mapping) }))
    await check
      .mutateAsync({ columns: sent, rows })
      .then((report) => setState({ step: 'report', sheet, mapping, report }), tellFailure)
  }

  const takeOver = async (invite: boolean) => {
    if (state.step !== 'report') return
    const { columns: sent, rows } = mappedRows(state.sheet.rows, state.mapping)
    await take.mutateAsync({ columns: sent, rows, invite }).then((taken) => setState({ step: 'done', taken }), tellFailure)
  }

  return {
    state,
    reading,
    checking: check.isPending,
    taking: take.isPending,
    read: (file: File) => void read(file),
    map,
    tryOut: () => void tryOut(),
    takeOver: (invite: boolean) => void takeOver(invite),
    toFile: () => setState({ step: 'file' }),
    toColumns: () => state.step === 'report' && setState({ ...state, step: 'columns' }),
  }
}
