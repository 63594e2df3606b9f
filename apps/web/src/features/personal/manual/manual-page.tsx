import type { LoaderFunctionArgs } from 'react-router'
import { useSearchParams } from 'react-router'
import { loadEmployee, useEmployee } from '../../../api/employee'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { loadArticle } from '../../../kit/help/articles'
import { Page } from '../../../kit/layout/page'
import { loadTexts, useText } from '../../../kit/text/text'
import { Article } from './article'
import { Contents } from './contents'
import { articleIn, manualOf } from './manual-address'
import styles from './manual.module.css'
import { ManualSearch } from './manual-search'

export async function loader({ request }: LoaderFunctionArgs) {
  const key = articleIn(manualOf(await loadEmployee()), new URL(request.url).searchParams)
  await Promise.all([loadTexts('kit/widgets', 'personal/manual'), key && loadArticle(key)])
  return null
}

/** The manual: what concerns this person, one article at a time (S2.50). */
export function Component() {
  const text = useText('personal/manual')
  const areas = manualOf(useEmployee())
  const [address] = useSearchParams()
  const key = articleIn(areas, address)
  return (
    <Page title={text.title}>
      <div className={styles['manual']}>
        <Contents areas={areas} current={key} />
        <div className={styles['main']}>
          <ManualSearch areas={areas}>
            {key ? (
              <Article key={key} article={key} areas={areas} />
            ) : (
              <EmptyState icon="document" title={text.closedTitle}>
                {text.closedText}
              </EmptyState>
            )}
          </ManualSearch>
        </div>
      </div>
    </Page>
  )
}
