import { useMutation } from '@tanstack/react-query'
import { download } from '../../../api/download'
import { Button } from '../../../kit/actions/button'
import { toast } from '../../../kit/overlays/toast'
import { language } from '../../../kit/text/language'

interface SheetButtonsProps {
  path: string
  query: Record<string, string>
  /** Of the file, without its ending. */
  fileName: string
  words: { exportSheet: string; exportPdf: string }
  compact?: boolean
}

/** A price sheet as a workbook and on paper. */
export function SheetButtons({ path, query, fileName, words, compact }: SheetButtonsProps) {
  const save = useMutation({
    mutationFn: (format: 'xlsx' | 'pdf') => download(path, { ...query, format, language }, `${fileName}.${format}`),
    onError: (error) => toast(error.message, 'bad'),
  })
  const size = compact ? 'compact' : 'normal'
  return (
    <>
      <Button size={size} icon="download" busy={save.isPending && save.variables === 'xlsx'} onClick={() => save.mutate('xlsx')}>
        {words.exportSheet}
      </Button>
      <Button size={size} icon="document" busy={save.isPending && save.variables === 'pdf'} onClick={() => save.mutate('pdf')}>
        {words.exportPdf}
      </Button>
    </>
  )
}
