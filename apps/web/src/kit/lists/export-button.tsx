import { useContext, useState } from 'react'
import { Button } from '../actions/button'
import { saveFile } from '../browser/save-file'
import { toast } from '../overlays/toast'
import { writeSheet } from '../sheets/write-sheet'
import { useText } from '../text/text'
import { linesOf, type FileColumn } from './list-file'
import { ListWords } from './list-words'

export interface ExportButtonProps<Row> {
  /** Without its ending. */
  fileName: string
  columns: readonly FileColumn<Row>[]
  /** Reads what the list would show to its end. */
  read: () => Promise<readonly Row[]>
  /** Where a page has several files. */
  label?: string
}

/** A list that the browser has at hand as a workbook, as it is narrowed now: the file says by what. */
export function ExportButton<Row>({ fileName, columns, read, label }: ExportButtonProps<Row>) {
  const text = useText('kit/widgets')
  const narrowedBy = useContext(ListWords)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const rows = await read()
      const about = narrowedBy.length > 0 ? [text.fileFilters({ filters: narrowedBy })] : []
      saveFile(`${fileName}.xlsx`, await writeSheet(fileName, linesOf(columns, rows), about))
      toast(text.exported({ count: rows.length }), 'good')
    } catch (error) {
      toast(error instanceof Error ? error.message : text.somethingWrong, 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="quiet" icon="download" title={text.exportHint} busy={busy} onClick={() => void save()}>
      {label ?? text.export}
    </Button>
  )
}
