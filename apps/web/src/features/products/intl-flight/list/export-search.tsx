import type { IntlFlightSearchResult } from '@sojourn/contract/products/intl-flight/search.shapes'
import { useMutation } from '@tanstack/react-query'
import { download } from '../../../../api/download'
import { Button } from '../../../../kit/actions/button'
import { toast } from '../../../../kit/overlays/toast'
import { language } from '../../../../kit/text/language'
import { useText } from '../../../../kit/text/text'

interface ExportProps {
  tempOrderNo: string
  result: Pick<IntlFlightSearchResult, 'searchId' | 'legs' | 'slice'>
}

/** What the list showed, as a sheet and on paper, for whoever approves. */
export function ExportSearch({ tempOrderNo, result }: ExportProps) {
  const text = useText('products/intl-flight/search/list')
  const { searchId, legs, slice } = result
  const date = legs[slice]?.date ?? ''
  const save = useMutation({
    mutationFn: (format: 'xlsx' | 'pdf') =>
      download(
        'api/FlightIntl/ExportSearch',
        { tempOrderNo, searchId, format, language },
        `${text.fileName({ date })}.${format}`,
      ),
    onError: (error) => toast(error.message, 'bad'),
  })
  return (
    <>
      <Button icon="download" busy={save.isPending && save.variables === 'xlsx'} onClick={() => save.mutate('xlsx')}>
        {text.exportSheet}
      </Button>
      <Button icon="document" busy={save.isPending && save.variables === 'pdf'} onClick={() => save.mutate('pdf')}>
        {text.exportPdf}
      </Button>
    </>
  )
}
