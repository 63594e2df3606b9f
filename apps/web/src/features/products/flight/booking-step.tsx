import type { ReactNode } from 'react'
import { EmptyState } from '../../../kit/empty-state'
import { Page } from '../../../kit/page'
import { Stepper } from '../../../kit/stepper'
import { useText } from '../../../kit/text'
import styles from './booking-step.module.css'
import { BackToList } from './flight-problem'

/** The frame of a step between list and order: title, where one stands, the way back. */
export function BookingStep({ title, step, back, children }: { title: string; step: number; back: string; children: ReactNode }) {
  const text = useText('products/flight')
  return (
    <Page
      title={title}
      back={back}
      action={
        <span className={styles['steps']}>
          <Stepper label={text.stepsLabel} steps={text.steps} current={step} />
        </span>
      }
    >
      {children}
    </Page>
  )
}

/** Somebody came here without a choice, from a bookmark or in another tab. */
export function NothingChosen({ tempOrderNo }: { tempOrderNo: string }) {
  const text = useText('products/flight')
  return (
    <EmptyState icon="ticket" title={text.nothingChosenTitle} action={<BackToList tempOrderNo={tempOrderNo} kind="brand" />}>
      {text.nothingChosenWhy}
    </EmptyState>
  )
}
