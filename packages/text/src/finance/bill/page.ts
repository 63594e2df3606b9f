// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './page.en'
import { text as zhCN } from './page.zh-CN'
import { text as zhTW } from './page.zh-TW'

export const billPageText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
