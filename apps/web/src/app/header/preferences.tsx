import { languageNames, languages } from '@sojourn/contract/kit/language'
import { useState } from 'react'
import { noteAction } from '../../api/usage-events'
import type { IconName } from '../../kit/marks/icon-paths'
import { language, switchLanguage } from '../../kit/text/language'
import { Menu } from '../../kit/overlays/menu'
import { useText } from '../../kit/text/text'
import { applyTheme, storedTheme, type Theme } from '../../kit/browser/theme'

/** Language of the portal; choosing one reloads (S4.41). */
export function LanguageMenu({ className }: { className?: string | undefined }) {
  const text = useText('app/shell')
  const items = languages.map((one) => ({
    key: one,
    label: <span lang={one}>{languageNames[one]}</span>,
    checked: one === language,
    onSelect: () => {
      noteAction(`language:${one}`)
      switchLanguage(one)
    },
  }))
  return <Menu label="" name={text.language} icon="globe" align="end" items={items} className={className} />
}

const themeIcons: Record<Theme, IconName> = { system: 'screen', light: 'sun', dark: 'moon' }

/** Light, dark or as the system. */
export function ThemeMenu({ className }: { className?: string | undefined }) {
  const text = useText('app/shell')
  const [theme, setTheme] = useState(storedTheme)
  const words: Record<Theme, string> = { system: text.themeSystem, light: text.themeLight, dark: text.themeDark }
  const items = (['system', 'light', 'dark'] as const).map((one) => ({
    key: one,
    label: words[one],
    icon: themeIcons[one],
    checked: one === theme,
    onSelect: () => {
      applyTheme(one)
      setTheme(one)
    },
  }))
  return <Menu label="" name={text.theme} icon={themeIcons[theme]} align="end" items={items} className={className} />
}
