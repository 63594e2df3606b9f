import { Button, IconButton } from '../../../kit/actions/button'
import { formatFigure } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { useListFile, type ListFileAsked } from './use-list-file'

/** The whole list as a workbook, narrowed as it is now, made by the server; how far it is stands on the button. */
export function ExportList(asked: ListFileAsked) {
  const text = useText('kit/widgets')
  const { begin, busy, lines, cancel } = useListFile(asked)
  const progress = lines === undefined ? undefined : text.exporting({ count: formatFigure(lines) })
  return (
    <>
      <Button kind="quiet" icon="download" title={text.exportAllHint} busy={busy} onClick={begin}>
        {progress ?? text.export}
      </Button>
      <span role="status" className="visually-hidden">
        {progress}
      </span>
      {lines !== undefined && <IconButton icon="close" label={text.cancelExport} onClick={cancel} />}
    </>
  )
}
