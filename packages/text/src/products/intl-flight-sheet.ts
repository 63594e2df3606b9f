// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './intl-flight-sheet.en'
import { text as zhCN } from './intl-flight-sheet.zh-CN'
import { text as zhTW } from './intl-flight-sheet.zh-TW'

export const intlFlightSheetText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
