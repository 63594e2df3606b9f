import { useState } from 'react'
import { Button } from '../actions/button'
import { saveFile } from '../browser/save-file'
import { toast } from '../overlays/toast'
import { writeSheet } from '../sheets/write-sheet'
import { useText } from '../text/text'
import { csvOf, linesOf, type FileColumn } from './list-file'

export interface ExportButtonProps<Row> {
  /** Without its ending. */
  fileName: string
  columns: readonly FileColumn<Row>[]
  /** Reads what the list would show to its end, or to a limit. */
  read: () => Promise<{ rows: readonly Row[]; complete: boolean }>
  /** A workbook instead of comma-separated values. */
  workbook?: boolean
}

/** The whole list as a file, as it is narrowed now; says so where the list was too long for one. */
export function ExportButton<Row>({ fileName, columns, read, workbook }: ExportButtonProps<Row>) {
  const text = useText('kit/widgets')
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { rows, complete } = await read()
      if (workbook) saveFile(`${fileName}.xlsx`, await writeSheet(fileName, linesOf(columns, rows)))
      else saveFile(`${fileName}.csv`, new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }))
      toast((complete ? text.exported : text.exportedPart)({ count: rows.length }), complete ? 'good' : 'info')
    } catch (error) {
      toast(error instanceof Error ? error.message : text.somethingWrong, 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="quiet" icon="download" busy={busy} onClick={() => void save()}>
      {text.export}
    </Button>
  )
}
