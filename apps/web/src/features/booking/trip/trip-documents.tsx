import type { TripView } from '@sojourn/contract/booking/trip.shapes'
import { useState } from 'react'
import { download } from '../../../api/download'
import { ApiProblem } from '../../../api/problem'
import { Button } from '../../../kit/actions/button'
import { language } from '../../../kit/text/language'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { ShareButton } from '../journey/share-button'
import { sharedTrip } from '../journey/shared-journey'
import styles from './trip.module.css'

const itinerary = { kind: 'itinerary', path: 'api/Order/GetTripItineraryPdf', extension: 'pdf' } as const
const files = [itinerary, { kind: 'calendar', path: 'api/Order/GetTripCalendarFile', extension: 'ics' }] as const

/** The files of a whole trip, in the reader's language. */
export function TripDocuments({ trip }: { trip: Pick<TripView, 'travelOrderNo' | 'name' | 'parts'> }) {
  const { travelOrderNo } = trip
  const text = useText('booking/trip/page')
  const [busy, setBusy] = useState<string>()
  const fetchFile = async ({ kind, path, extension }: (typeof files)[number]) => {
    setBusy(kind)
    try {
      await download(path, { travelOrderNo, language }, `${travelOrderNo}.${extension}`)
    } catch (error) {
      toast(error instanceof ApiProblem ? error.message : text.failed, 'bad')
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Card title={text.documents}>
      <div className={styles['stack']}>
        {files.map((file) => (
          <Button key={file.kind} wide icon="download" busy={busy === file.kind} onClick={() => void fetchFile(file)}>
            {text[file.kind]}
          </Button>
        ))}
        {trip.parts.some(({ gone }) => !gone) && (
          <ShareButton
            wide
            shared={sharedTrip(trip)}
            itinerary={{ path: itinerary.path, request: { travelOrderNo, language }, name: `${travelOrderNo}.pdf` }}
          />
        )}
      </div>
    </Card>
  )
}
