import type { Product } from '@sojourn/contract/booking/codes'
import type { ComponentType } from 'react'
import { mayDo, useEmployee } from '../../api/employee'
import { products } from '../../features/products'
import { ButtonLink } from '../../kit/actions/link'
import { Card, Page } from '../../kit/layout/page'
import { IconMark } from '../../kit/marks/icon-mark'
import { loadTexts, useText } from '../../kit/text/text'
import styles from './start-page.module.css'

const kinds = (Object.keys(products) as Product[]).filter((product) => products[product].demands)
/** Fetched with the page. */
const lists: Partial<Record<Product, ComponentType>> = {}

export async function loader() {
  const opened = kinds.map(async (product) => {
    lists[product] = await products[product].demands!.open()
  })
  await Promise.all([loadTexts('app/demand-start', 'kit/widgets'), ...opened])
  return null
}

/** Where a request to the agency begins (S2.21): what for, and one's own that are open. */
export function Component() {
  const text = useText('app/demand-start')
  const employee = useEmployee()
  return (
    <Page title={text.title}>
      <p>{text.lead}</p>
      <ul className={styles['kinds']}>
        {kinds
          .filter((product) => products[product].demands!.isOffered(employee))
          .map((product) => (
            <li key={product}>
              <Kind product={product} />
            </li>
          ))}
      </ul>
    </Page>
  )
}

function Kind({ product }: { product: Product }) {
  const text = useText('app/demand-start')
  const employee = useEmployee()
  const { icon, demands } = products[product]
  const { name, why } = text.kinds[product as keyof typeof text.kinds]
  const Open = lists[product]
  return (
    <Card>
      <div className={styles['kind']}>
        <IconMark name={icon} />
        <div>
          <h2>{name}</h2>
          <p>{why}</p>
        </div>
        <div className={styles['buttons']}>
          <ButtonLink to={demands!.list} aria-label={`${text.list} · ${name}`}>
            {text.list}
          </ButtonLink>
          {mayDo(employee, 'book') && (
            <ButtonLink kind="brand" to={demands!.form} aria-label={`${text.begin} · ${name}`}>
              {text.begin}
            </ButtonLink>
          )}
        </div>
      </div>
      {Open && <Open />}
    </Card>
  )
}
