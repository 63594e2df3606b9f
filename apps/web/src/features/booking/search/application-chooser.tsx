import type { MatchedApplication } from '@sojourn/contract/booking/application/application.shapes'
import type { SavedTempOrder } from '@sojourn/contract/booking/draft.shapes'
import { bookTypes, type BookType } from '@sojourn/contract/booking/codes'
import { lazy, Suspense, useState } from 'react'
import { loadTexts } from '../../../kit/text/text'

/** The choose-travel event (S4.15): the search that was kept, and how it goes on under an application. */
export interface ApplicationChoice {
  kept: SavedTempOrder
  bookType: BookType
  resume: (application: MatchedApplication) => Promise<void>
}

const ApplicationPicker = lazy(async () => {
  const [module] = await Promise.all([
    import('../application/picker/application-picker'),
    loadTexts('booking/application/picker', 'booking/application/words'),
  ])
  return { default: module.ApplicationPicker }
})

/** The picker over the search form; selecting an application saves the search under it and goes on (S4.16). */
export function ApplicationChooser({ choice, onClose }: { choice: ApplicationChoice; onClose: () => void }) {
  const [busyNo, setBusyNo] = useState<string>()
  const select = async (application: MatchedApplication) => {
    setBusyNo(application.travelApplyNo)
    await choice.resume(application)
    onClose()
  }
  const { tempOrderNo, productType } = choice.kept
  return (
    <Suspense fallback={null}>
      <ApplicationPicker
        onClose={onClose}
        productType={productType as Parameters<typeof ApplicationPicker>[0]['productType']}
        bookType={bookTypes.code(choice.bookType)}
        tempOrderNo={tempOrderNo}
        busyNo={busyNo}
        onSelect={(application) => void select(application)}
      />
    </Suspense>
  )
}
