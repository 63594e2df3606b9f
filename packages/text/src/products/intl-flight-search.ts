// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './intl-flight-search.en'
import { text as zhCN } from './intl-flight-search.zh-CN'
import { text as zhTW } from './intl-flight-search.zh-TW'

export const intlFlightSearchText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
