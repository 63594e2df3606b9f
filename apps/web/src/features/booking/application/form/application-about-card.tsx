import { IconButton } from '../../../../kit/actions/button'
import { Field } from '../../../../kit/forms/field'
import { Input, TextArea } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { Price } from '../../../../kit/marks/price'
import { RadioGroup } from '../../../../kit/forms/radio-group'
import { useText } from '../../../../kit/text/text'
import styles from './application-form.module.css'
import { formatMoment } from '../../journey/moment'
import type { FormState } from './use-application-form'

/** What kind of trip it is and why. */
export function AboutCard({ draft: { content }, errorOf, change }: FormState) {
  const text = useText('booking/application/form')
  const { types } = useText('booking/application/words')
  return (
    <Card title={text.about}>
      <div className={styles['fields']}>
        <RadioGroup
          label={text.type}
          value={content.travelApplyType}
          onChange={(travelApplyType) => change({ travelApplyType })}
          choices={[
            { value: 1 as const, label: types.ordinary },
            { value: 2 as const, label: types.welfare },
          ]}
        />
        <Field label={text.reason} required error={errorOf('title')}>
          {(control) => (
            <Input
              {...control}
              maxLength={100}
              placeholder={text.reasonHint}
              value={content.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label={text.description} hint={text.descriptionHint}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={500}
              value={content.travelDescription}
              onChange={(event) => change({ travelDescription: event.target.value })}
            />
          )}
        </Field>
      </div>
    </Card>
  )
}

/** The orders of a schedule; taking the last one away leaves an ordinary application. */
export function OrdersCard({ form, draft: { content }, change }: FormState) {
  const text = useText('booking/application/form')
  const orders = form.orders.filter(({ orderNo }) => content.orderNos.includes(orderNo))
  if (orders.length === 0) return null
  return (
    <Card title={text.orders}>
      <p className={styles['hint']}>{text.ordersHint}</p>
      <ul>
        {orders.map(({ orderNo, title, departAt, total }) => (
          <li key={orderNo} className={styles['order']}>
            <span className={styles['words']}>
              <strong>{title}</strong>
              <span>{formatMoment(departAt)}</span>
            </span>
            <Price fen={total} tone="plain" />
            <IconButton
              icon="close"
              size="compact"
              label={text.removeOrder({ title })}
              onClick={() => change({ orderNos: content.orderNos.filter((other) => other !== orderNo) })}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
