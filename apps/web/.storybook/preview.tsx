import { definePreview } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import '../src/kit/base.css'
import '../src/kit/tokens.css'
import { language } from '../src/kit/text/language'
import { loadTexts } from '../src/kit/text/text'

/** ?lang= chooses the language, as in the portal, and ?theme= the look. */
const theme = new URLSearchParams(window.location.search).get('theme')
if (theme) document.documentElement.dataset['theme'] = theme
document.documentElement.lang = language

export default definePreview({
  addons: [],
  loaders: [() => loadTexts('kit/widgets', 'kit/dialling-code', 'kit/drafts', 'kit/edit', 'app/shell')],
  decorators: [
    (Story) => (
      <MemoryRouter>
        <main style={{ display: 'grid', gap: 16, justifyItems: 'start', padding: 24 }}>
          <h1 className="visually-hidden">Sojourn</h1>
          <Story />
        </main>
      </MemoryRouter>
    ),
  ],
})
