import type { ReactNode } from 'react'
import { Page } from '../../../kit/layout/page'
import { Stepper } from '../../../kit/forms/stepper'
import { useText } from '../../../kit/text/text'
import styles from './booking-step.module.css'

export interface BookingStepProps {
  title: string
  steps: readonly string[]
  step: number
  back: string
  children: ReactNode
}

/** The frame of a step between list and order: title, where one stands, the way back. */
export function BookingStep({ title, steps, step, back, children }: BookingStepProps) {
  const text = useText('booking/placing/book')
  return (
    <Page
      title={title}
      back={back}
      action={
        <span className={styles['steps']}>
          <Stepper label={text.stepsLabel} steps={steps} current={step} />
        </span>
      }
    >
      {children}
    </Page>
  )
}
