import { useState } from 'react'
import { fetchFile } from '../../../api/download'
import { Button } from '../../../kit/actions/button'
import { canShareFiles, pdfFile, share, type Shared } from '../../../kit/browser/share'
import { useText } from '../../../kit/text/text'

export interface ShareButtonProps {
  shared: Shared
  /** Where the itinerary comes from, and its name. */
  itinerary: { path: string; request: Record<string, string>; name: string }
  wide?: boolean
}

/** Hands a journey to another program of the device: what, when and where, and the itinerary itself where files can be handed over. */
export function ShareButton({ shared, itinerary, wide = false }: ShareButtonProps) {
  const text = useText('booking/document/links')
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await share(shared, canShareFiles() ? await filesOf(itinerary) : [])
    setBusy(false)
  }
  return (
    <Button wide={wide} icon="external" busy={busy} onClick={() => void press()}>
      {text.share}
    </Button>
  )
}

/** Without the file the words are still worth sharing. */
const filesOf = ({ path, request, name }: ShareButtonProps['itinerary']): Promise<File[]> =>
  fetchFile(path, request).then(
    (content) => [pdfFile(content, name)],
    () => [],
  )
