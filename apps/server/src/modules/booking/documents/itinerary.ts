import type { JourneyPart } from '@sojourn/domain/booking/documents/journey-part'
import { itineraryTemplate } from './itinerary-template'
import { renderPdf } from './pdf'

/** What an itinerary says; every text is in the reader's language already. */
export interface Itinerary {
  lang: 'zh' | 'en'
  region: 'cn' | 'tw' | 'gb'
  product: string
  company: string
  title: string
  notAnInvoice: string
  orderNo: string
  facts: { name: string; value: string }[]
  parts: Pick<JourneyPart, 'label' | 'detail' | 'facts' | 'from' | 'to'>[]
  travellers: { name: string; document: string; tickets: string[] }[]
  total: string
  footer: string
  labels: Record<'journey' | 'travellers' | 'name' | 'document' | 'ticket' | 'total', string>
}

/** Sets one itinerary as PDF. */
export const renderItinerary = (itinerary: Itinerary): Buffer => renderPdf(itineraryTemplate, itinerary)
