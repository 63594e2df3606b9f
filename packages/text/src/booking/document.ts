// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './document.en'
import { text as zhCN } from './document.zh-CN'
import { text as zhTW } from './document.zh-TW'

export const documentText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
