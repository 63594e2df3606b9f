// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './catalogue.en'
import { text as zhCN } from './catalogue.zh-CN'
import { text as zhTW } from './catalogue.zh-TW'

export const companyCatalogueText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
