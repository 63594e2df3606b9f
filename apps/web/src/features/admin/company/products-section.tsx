import type { Company } from '@sojourn/contract/admin/company/company.calls'
import type { CompanyProducts } from '@sojourn/contract/admin/company/company.shapes'
import { travelTypes, type TravelType } from '@sojourn/contract/booking/codes'
import { opens, productOfSwitch } from '@sojourn/domain/admin/company/company-products'
import { useState } from 'react'
import { EditSection } from '../../../kit/edit/edit-section'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Segmented } from '../../../kit/forms/radio-group'
import { Help } from '../../../kit/help/help'
import { Badge } from '../../../kit/marks/badge'
import { Icon } from '../../../kit/marks/icon'
import type { IconName } from '../../../kit/marks/icon-paths'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import styles from './company.module.css'
import { previewTabs } from './product-preview'
import { hintOf, SwitchSetting } from './setting-controls'
import type { SectionForm } from './use-section'

interface ProductsProps {
  company: Company
  form: SectionForm<CompanyProducts>
}
type ProductSwitch = keyof typeof productOfSwitch

const business = [
  'flightBookable',
  'flightIntlBookable',
  'hotelBookable',
  'hotelIntlBookable',
  'trainBookable',
  'showcar',
  'visaBookable',
  'showmice',
] as const
const personal = [
  'personalFlightBookable',
  'personalFlightIntlBookable',
  'personalHotelBookable',
  'personalHotelIntlBookable',
  'personalTrainBookable',
  'personalVisaBookable',
] as const

/** What people may book for the company and for themselves, and how home shows it. */
export function ProductSections({ company, form }: ProductsProps) {
  const text = useText('admin/company/company')
  const line = (field: ProductSwitch) => <ProductLine key={field} company={company} form={form} field={field} />
  return (
    <>
      <EditSection title={text.business} explanation={text.businessWhy} className={styles['boxes']}>
        {business.map(line)}
      </EditSection>
      <EditSection title={text.personal} explanation={text.personalWhy} className={styles['boxes']}>
        {personal.map(line)}
      </EditSection>
      <EditSection
        mark={<Help field={text.hidden} article="company" section="products" />}
        title={text.hidden}
        explanation={text.hiddenWhy}
      >
        <SwitchSetting form={form} field="productDisabledShow" />
      </EditSection>
      <EditSection title={text.stays} explanation={text.staysWhy}>
        <SwitchSetting form={form} field="advanceHotelBookable" />
      </EditSection>
      <EditSection title={text.preview} explanation={text.previewWhy}>
        <HomePreview products={form.value} supplied={company.supplied} />
      </EditSection>
    </>
  )
}

/** One product; without a supply it may be closed, and not opened. */
function ProductLine({ company, form, field }: ProductsProps & { field: ProductSwitch }) {
  const text = useText('admin/company/company')
  const unsupplied = !company.supplied.includes(productOfSwitch[field])
  const wasOpen = opens(company.sections.products, field)
  const isOpen = opens(form.value, field)
  const note = unsupplied ? (wasOpen ? text.notSuppliedOpen : text.notSupplied) : undefined
  if (field === 'hotelIntlBookable' || field === 'trainBookable')
    return (
      <ChoiceField
        label={text.settings[field].name}
        hint={note ?? hintOf(text, field)}
        choices={Object.entries(text.values[field]).map(([id, name]) => ({ id, name }))}
        value={form.value[field]}
        onChange={(word) => form.change({ [field]: word })}
      />
    )
  return (
    <Checkbox
      label={text.settings[field].name}
      hint={note}
      disabled={unsupplied && !wasOpen && !isOpen}
      checked={isOpen}
      onChange={(on) => form.change({ [field]: on })}
    />
  )
}

const icons: Readonly<Record<string, IconName>> = {
  flight: 'plane',
  hotel: 'hotel',
  train: 'train',
  car: 'car',
  visa: 'visa',
  meeting: 'meeting',
}

/** The tabs of home by what is chosen now. */
function HomePreview({ products, supplied }: { products: CompanyProducts } & Pick<Company, 'supplied'>) {
  const text = useText('admin/company/company')
  const { products: names } = useText('booking/application/words')
  const [travelType, setTravelType] = useState<TravelType>('business')
  const tabs = previewTabs(products, travelType)
  const choices = travelTypes.words.map((value) => ({ value, label: value === 'business' ? text.business : text.personal }))
  return (
    <>
      <Segmented label={text.preview} value={travelType} onChange={setTravelType} choices={choices} />
      {tabs.length === 0 ? (
        <p className={styles['soft']}>{text.previewNone}</p>
      ) : (
        <ul className={styles['tabs']} aria-label={text.homeTabs}>
          {tabs.map(({ tab, products: within }) => (
            <li key={tab} className={styles['tab']}>
              <Icon name={icons[tab] ?? 'list'} />
              <span className={styles['within']}>
                {within.map(({ product, bookable }) => (
                  <span key={product} className={styles['product']}>
                    {names[product]}
                    {bookable && !supplied.includes(product) ? (
                      <Badge tone="warn">{text.unsupplied}</Badge>
                    ) : (
                      <Badge tone={bookable ? 'good' : 'locked'}>{bookable ? text.bookable : text.closed}</Badge>
                    )}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
