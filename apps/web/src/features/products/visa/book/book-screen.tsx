import { applicantTypes, type ApplicantType } from '@sojourn/contract/products/visa/visa-words'
import { chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import { getVisaBookInfo, getVisaOrderTemp } from '../../../../api/calls/products/visa/visa'
import { Field, FieldError } from '../../../../kit/forms/field'
import { Input, Select } from '../../../../kit/forms/input'
import { RadioGroup } from '../../../../kit/forms/radio-group'
import { Card, TwoColumns } from '../../../../kit/layout/page'
import { formatDate, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useDraftTravellers } from '../../../booking/book/draft-travellers'
import { FormCards } from '../../../booking/book/form-cards'
import { nobodyClashes } from '../../../booking/book/nobody-clashes'
import { OrderSummary } from '../../../booking/book/order-summary'
import { SubmitPart } from '../../../booking/book/submit-part'
import { TravellersCard } from '../../../booking/book/travellers-card'
import { isBusiness } from '../../../booking/draft/draft-kind'
import { Delivery } from '../delivery'
import { ExpiredSearch } from '../visa-problem'
import styles from '../visa.module.css'
import { useVisaOrder, type VisaBooking } from './use-visa-order'
import { visaPrice } from './visa-form'

type VisaOrderState = ReturnType<typeof useVisaOrder>
type Part = VisaBooking & { state: VisaOrderState }

/** The order form: applicants, speed, address, contact and payment on the left, the sum of it on the right. */
export function BookScreen(props: VisaBooking) {
  const { draft, info } = props
  const state = useVisaOrder(props)
  if (state.order.expired) return <ExpiredSearch tempOrderNo={draft.tempOrderNo} />
  const part = { ...props, state }
  return (
    <TwoColumns
      main={
        <>
          <Applicants {...part} />
          <SpeedCard {...part} />
          <AddressCard {...part} />
          <FormCards info={info} state={state.form} violations={state.violations} />
        </>
      }
      aside={<Summary {...part} />}
    />
  )
}

function Applicants({ draft, info, detail, state }: Part) {
  const travellers = useDraftTravellers(draft, info, [getVisaBookInfo, getVisaOrderTemp])
  return (
    <TravellersCard
      info={info}
      business={isBusiness(draft)}
      state={state.form}
      people={nobodyClashes(state.violations)}
      travellers={travellers}
      blockedOf={() => undefined}
      orderPath={(orderId) => paths.order({ orderId })}
      infoCall={getVisaBookInfo}
      extra={({ employeeId }) => <ApplicantFields employeeId={employeeId} detail={detail} state={state} info={info} />}
    />
  )
}

function ApplicantFields({ employeeId, detail, state, info }: Pick<Part, 'detail' | 'state' | 'info'> & { employeeId: string }) {
  const text = useText('products/visa/book')
  const index = state.people.findIndex((person) => person.employeeId === employeeId)
  const person = state.people[index]
  if (!person) return null
  const { applicantType, provinceId } = person
  const path = `applicants.${index}.provinceId`
  const put = (more: { applicantType?: ApplicantType; provinceId?: string }) =>
    state.changePerson(employeeId, { applicantType, provinceId, ...more })
  const served = detail.districts.flatMap(({ provinces, provinceNames }) =>
    provinces.map((code, at) => ({ code, name: provinceNames[at] ?? code })),
  )
  const held = info.held.find((each) => each.employeeId === employeeId)
  return (
    <div className={styles['fields']}>
      <Field label={text.applicantType} required>
        {(control) => (
          <Select
            {...control}
            value={applicantType}
            onChange={(event) => put({ applicantType: applicantTypes.find((type) => type === event.target.value) ?? 'employed' })}
          >
            {applicantTypes.map((type) => (
              <option key={type} value={type}>
                {text.applicants[type]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.province} required error={state.faultOf(path) && text.chooseProvince}>
        {(control) => (
          <Select {...control} data-field={path} value={provinceId} onChange={(event) => put({ provinceId: event.target.value })}>
            <option value="">{text.chooseProvince}</option>
            {served.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {held && <FieldError>{held.sentence}</FieldError>}
    </div>
  )
}

function SpeedCard({ detail: { product }, state }: Part) {
  const text = useText('products/visa/book')
  const words = useText('products/visa/words')
  const { express, expressDelivery } = product
  if (!express || !expressDelivery) return null
  const said = (name: string, days: number) => `${name} · ${words.workingDays({ days })}`
  return (
    <Card title={text.speed}>
      <RadioGroup
        label={text.speed}
        value={state.visa.form.express ? 'express' : 'usual'}
        onChange={(speed) => state.visa.change({ express: speed === 'express' })}
        choices={[
          { value: 'usual', label: said(text.usual, product.workingDays) },
          { value: 'express', label: `${said(text.express, express.workingDays)} · +${formatPrice(express.fee)}` },
        ]}
      />
      <Delivery delivery={state.visa.form.express ? expressDelivery : product.delivery} />
    </Card>
  )
}

/** To whom the passport goes back. */
function AddressCard({ detail: { product }, state }: Part) {
  const text = useText('products/visa/book')
  if (!product.passportNeeded) return null
  const { address } = state.visa.form
  const wrong = { name: text.nameWrong, mobile: text.mobileWrong, address: text.addressWrong }
  const field = (part: keyof typeof address, maxLength: number, autoComplete: string) => (
    <Field label={text[part]} required error={state.faultOf(`returnAddress.${part}`) && wrong[part]}>
      {(control) => (
        <Input
          {...control}
          data-field={`returnAddress.${part}`}
          maxLength={maxLength}
          autoComplete={autoComplete}
          value={address[part]}
          onChange={(event) => state.visa.change({ address: { ...address, [part]: event.target.value } })}
        />
      )}
    </Field>
  )
  return (
    <Card title={text.returnAddress}>
      <div className={styles['applicant']}>
        <div className={styles['fields']}>
          {field('name', 50, 'shipping name')}
          {field('mobile', 20, 'shipping tel')}
        </div>
        {field('address', 200, 'shipping street-address')}
      </div>
    </Card>
  )
}

function Summary({ draft, info, detail, state }: Part) {
  const text = useText('products/visa/book')
  const words = useText('products/visa/words')
  const { product, departDate } = detail
  const { express } = state.visa.form
  return (
    <OrderSummary
      draft={draft}
      days={{ startDate: departDate, endDate: departDate }}
      info={info}
      form={state.form.form}
      journey={
        <div className={styles['main']}>
          <strong>{product.name}</strong>
          <span className={styles['soft']}>{text.departs({ day: formatDate(departDate) })}</span>
          <Delivery delivery={(express && product.expressDelivery) || product.delivery} />
        </div>
      }
      price={{ ...state.price, names: words.prices }}
      priceOf={(employeeId) =>
        visaPrice(detail, express, [info.travellers.find((one) => one.employeeId === employeeId)?.serviceFee ?? 0]).total
      }
      violations={state.violations}
      departAt={localInstant(departDate, '23:59', chinaOffsetMinutes)}
      nothingHeld
    >
      <SubmitPart
        total={state.price.total}
        busy={state.order.busy}
        errorCount={state.errorCount}
        failure={state.order.failure}
        onSubmit={state.submit}
      />
    </OrderSummary>
  )
}
