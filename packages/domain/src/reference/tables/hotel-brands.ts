/** Written by scripts/reference/generate.mts; columns: name, traditional if different, English, pinyin, initials, chain type, group (the same three), hot; hot ones first. */
export const hotelBrandTable = `
全季||JI Hotel|quanji|qj|2|华住|華住|H World|hot
亚朵酒店|亞朵酒店|Atour Hotel|yaduojiudian|ydjd|2|亚朵|亞朵|Atour|hot
汉庭|漢庭|Hanting|hanting|ht|1|华住|華住|H World|hot
如家酒店||Home Inn|rujiajiudian|rjjd|1|首旅如家||BTG Homeinns|hot
维也纳酒店|維也納酒店|Vienna Hotel|weiyenajiudian|wynjd|2|锦江|錦江|Jin Jiang|hot
希尔顿欢朋|希爾頓歡朋|Hampton by Hilton|xierdunhuanpeng|xedhp|2|希尔顿|希爾頓|Hilton|hot
智选假日|智選假日|Holiday Inn Express|zhixuanjiari|zxjr|2|洲际|洲際|IHG|hot
海友||Hi Inn|haiyou|hy|1|华住|華住|H World
你好酒店||Ni Hao|nihaojiudian|nhjd|1|华住|華住|H World
宜必思||ibis|yibisi|ybs|1|华住|華住|H World
桔子||Orange Hotel|juzi|jz|2|华住|華住|H World
桔子水晶||Crystal Orange|juzishuijing|jzsj|2|华住|華住|H World
漫心||Manxin|manxin|mx|2|华住|華住|H World
城际|城際|IntercityHotel|chengji|cj|2|华住|華住|H World
CitiGO欢阁|CitiGO歡閣|CitiGO|citigohuange|citigohg|2|华住|華住|H World
美居||Mercure|meiju|mj|2|华住|華住|H World
诺富特|諾富特|Novotel|nuofute|nft|2|华住|華住|H World
花间堂|花間堂|Blossom House|huajiantang|hjt|3|华住|華住|H World
禧玥||Joya|xiyue|xy|3|华住|華住|H World
施柏阁|施柏閣|Steigenberger|shibaige|sbg|4|华住|華住|H World
锦江之星|錦江之星|Jinjiang Inn|jinjiangzhixing|jjzx|1|锦江|錦江|Jin Jiang
7天酒店||7 Days Inn|7tianjiudian|7tjd|1|锦江|錦江|Jin Jiang
维也纳国际|維也納國際|Vienna International|weiyenaguoji|wyngj|2|锦江|錦江|Jin Jiang
维也纳3好|維也納3好|Vienna 3 Best|weiyena3hao|wyn3h|2|锦江|錦江|Jin Jiang
麗枫|麗楓|Lavande|lifeng|lf|2|锦江|錦江|Jin Jiang
喆啡||James Joyce Coffetel|zhefei|zf|2|锦江|錦江|Jin Jiang
希岸||Xana Hotelle|xian|xa|2|锦江|錦江|Jin Jiang
潮漫||ZMAX|chaoman|cm|2|锦江|錦江|Jin Jiang
郁锦香|鬱錦香|Golden Tulip|yujinxiang|yjx|2|锦江|錦江|Jin Jiang
凯里亚德|凱里亞德|Kyriad|kailiyade|klyd|2|锦江|錦江|Jin Jiang
康铂|康鉑|Campanile|kangbo|kb|2|锦江|錦江|Jin Jiang
丽笙|麗笙|Radisson|lisheng|ls|3|锦江|錦江|Jin Jiang
丽芮|麗芮|Radisson RED|lirui|lr|2|锦江|錦江|Jin Jiang
丽亭|麗亭|Park Plaza|liting|lt|3|锦江|錦江|Jin Jiang
锦江都城|錦江都城|Metropolo|jinjiangducheng|jjdc|2|锦江|錦江|Jin Jiang
白玉兰|白玉蘭|Magnotel|baiyulan|byl|2|锦江|錦江|Jin Jiang
昆仑|昆崙|Kunlun|kunlun|kl|3|锦江|錦江|Jin Jiang
如家商旅||Home Inn Plus|rujiashanglv|rjsl|2|首旅如家||BTG Homeinns
如家精选|如家精選|Home Inn Selected|rujiajingxuan|rjjx|2|首旅如家||BTG Homeinns
莫泰||Motel 168|motai|mt|1|首旅如家||BTG Homeinns
和颐|和頤|Yitel|heyi|hy|2|首旅如家||BTG Homeinns
柏丽艾尚|柏麗艾尚|Fairyland|bailiaishang|blas|2|首旅如家||BTG Homeinns
建国|建國|Jianguo|jianguo|jg|3|首旅如家||BTG Homeinns
首旅南苑||Nanyuan|shoulvnanyuan|slny|3|首旅如家||BTG Homeinns
亚朵S|亞朵S|Atour S|yaduos|yds|3|亚朵|亞朵|Atour
亚朵X|亞朵X|Atour X|yaduox|ydx|2|亚朵|亞朵|Atour
轻居|輕居|Atour Light|qingju|qj|2|亚朵|亞朵|Atour
萨和|薩和|SAVHE|sahe|sh|3|亚朵|亞朵|Atour
尚客优|尚客優|Thank Inn|shangkeyou|sky|1|尚美数智|尚美數智|Sunmei
宜尚||Echarm|yishang|ys|2|东呈|東呈|Dossen
城市便捷||City Comfort Inn|chengshibianjie|csbj|1|东呈|東呈|Dossen
柏曼||Borrman|baiman|bm|2|东呈|東呈|Dossen
格林豪泰||GreenTree Inn|gelinhaotai|glht|1|格林酒店||GreenTree
开元名都|開元名都|Grand New Century|kaiyuanmingdu|kymd|3|德胧|德朧|Delonix
开元大酒店|開元大酒店|New Century Hotel|kaiyuandajiudian|kydjd|3|德胧|德朧|Delonix
君亭||SSAW Boutique|junting|jt|2|君亭||SSAW
君澜|君瀾|Narada|junlan|jl|3|君澜|君瀾|Narada
世纪金源|世紀金源|Empark|shijijinyuan|sjjy|3|世纪金源|世紀金源|Empark
金陵饭店|金陵飯店|Jinling Hotel|jinlingfandian|jlfd|3|金陵||Jinling
花园酒店|花園酒店|Garden Hotel|huayuanjiudian|hyjd|3|岭南|嶺南|LN
万达文华|萬達文華|Wanda Vista|wandawenhua|wdwh|3|万达|萬達|Wanda
万达嘉华|萬達嘉華|Wanda Realm|wandajiahua|wdjh|3|万达|萬達|Wanda
万达锦华|萬達錦華|Wanda Jin|wandajinhua|wdjh|2|万达|萬達|Wanda
铂瑞|鉑瑞|The Qube|borui|br|2|绿地|綠地|Greenland
凯莱|凱萊|Gloria|kailai|kl|3|凯莱|凱萊|Gloria
丽思卡尔顿|麗思卡爾頓|The Ritz-Carlton|lisikaerdun|lsked|4|万豪国际|萬豪國際|Marriott
瑞吉||St. Regis|ruiji|rj|4|万豪国际|萬豪國際|Marriott
JW万豪|JW萬豪|JW Marriott|jwwanhao|jwwh|4|万豪国际|萬豪國際|Marriott
W酒店||W Hotels|wjiudian|wjd|4|万豪国际|萬豪國際|Marriott
豪华精选|豪華精選|The Luxury Collection|haohuajingxuan|hhjx|4|万豪国际|萬豪國際|Marriott
艾迪逊|艾迪遜|EDITION|aidixun|adx|4|万豪国际|萬豪國際|Marriott
万豪酒店|萬豪酒店|Marriott Hotels|wanhaojiudian|whjd|3|万豪国际|萬豪國際|Marriott
喜来登|喜來登|Sheraton|xilaideng|xld|3|万豪国际|萬豪國際|Marriott
威斯汀||Westin|weisiting|wst|3|万豪国际|萬豪國際|Marriott
万丽|萬麗|Renaissance|wanli|wl|3|万豪国际|萬豪國際|Marriott
艾美||Le Méridien|aimei|am|3|万豪国际|萬豪國際|Marriott
傲途格精选|傲途格精選|Autograph Collection|aotugejingxuan|atgjx|3|万豪国际|萬豪國際|Marriott
万怡|萬怡|Courtyard|wanyi|wy|2|万豪国际|萬豪國際|Marriott
福朋喜来登|福朋喜來登|Four Points by Sheraton|fupengxilaideng|fpxld|2|万豪国际|萬豪國際|Marriott
雅乐轩|雅樂軒|Aloft|yayuexuan|yyx|2|万豪国际|萬豪國際|Marriott
万枫|萬楓|Fairfield|wanfeng|wf|2|万豪国际|萬豪國際|Marriott
Moxy酒店||Moxy|moxyjiudian|moxyjd|2|万豪国际|萬豪國際|Marriott
源宿||Element|yuansu|ys|2|万豪国际|萬豪國際|Marriott
华尔道夫|華爾道夫|Waldorf Astoria|huaerdaofu|hedf|4|希尔顿|希爾頓|Hilton
康莱德|康萊德|Conrad|kanglaide|kld|4|希尔顿|希爾頓|Hilton
希尔顿酒店|希爾頓酒店|Hilton Hotels & Resorts|xierdunjiudian|xedjd|3|希尔顿|希爾頓|Hilton
希尔顿逸林|希爾頓逸林|DoubleTree by Hilton|xierdunyilin|xedyl|3|希尔顿|希爾頓|Hilton
希尔顿格芮|希爾頓格芮|Curio Collection|xierdungerui|xedgr|3|希尔顿|希爾頓|Hilton
希尔顿嘉悦里|希爾頓嘉悅里|Canopy by Hilton|xierdunjiayueli|xedjyl|3|希尔顿|希爾頓|Hilton
希尔顿花园|希爾頓花園|Hilton Garden Inn|xierdunhuayuan|xedhy|2|希尔顿|希爾頓|Hilton
希尔顿惠庭|希爾頓惠庭|Home2 Suites|xierdunhuiting|xedht|2|希尔顿|希爾頓|Hilton
丽晶|麗晶|Regent|lijing|lj|4|洲际|洲際|IHG
洲际酒店|洲際酒店|InterContinental|zhoujijiudian|zjjd|4|洲际|洲際|IHG
金普顿|金普頓|Kimpton|jinpudun|jpd|4|洲际|洲際|IHG
英迪格||Hotel Indigo|yingdige|ydg|3|洲际|洲際|IHG
皇冠假日||Crowne Plaza|huangguanjiari|hgjr|3|洲际|洲際|IHG
华邑|華邑|HUALUXE|huayi|hy|3|洲际|洲際|IHG
逸衡||EVEN Hotels|yiheng|yh|2|洲际|洲際|IHG
假日酒店||Holiday Inn|jiarijiudian|jrjd|2|洲际|洲際|IHG
柏悦|柏悅|Park Hyatt|baiyue|by|4|凯悦|凱悅|Hyatt
安达仕|安達仕|Andaz|andashi|ads|4|凯悦|凱悅|Hyatt
君悦|君悅|Grand Hyatt|junyue|jy|4|凯悦|凱悅|Hyatt
凯悦酒店|凱悅酒店|Hyatt Regency|kaiyuejiudian|kyjd|3|凯悦|凱悅|Hyatt
凯悦臻选|凱悅臻選|The Unbound Collection|kaiyuezhenxuan|kyzx|3|凯悦|凱悅|Hyatt
凯悦嘉轩|凱悅嘉軒|Hyatt Place|kaiyuejiaxuan|kyjx|2|凯悦|凱悅|Hyatt
凯悦嘉寓|凱悅嘉寓|Hyatt House|kaiyuejiayu|kyjy|2|凯悦|凱悅|Hyatt
逸扉||UrCove by Hyatt|yifei|yf|2|凯悦|凱悅|Hyatt
莱佛士|萊佛士|Raffles|laifoshi|lfs|4|雅高||Accor
费尔蒙|費爾蒙|Fairmont|feiermeng|fem|4|雅高||Accor
索菲特||Sofitel|suofeite|sft|4|雅高||Accor
铂尔曼|鉑爾曼|Pullman|boerman|bem|3|雅高||Accor
美憬阁|美憬閣|MGallery|meijingge|mjg|3|雅高||Accor
瑞士酒店||Swissôtel|ruishijiudian|rsjd|3|雅高||Accor
美爵||Grand Mercure|meijue|mj|3|雅高||Accor
温德姆至尊豪廷|溫德姆至尊豪廷|Wyndham Grand|wendemuzhizunhaoting|wdmzzht|3|温德姆|溫德姆|Wyndham
温德姆酒店|溫德姆酒店|Wyndham|wendemujiudian|wdmjd|3|温德姆|溫德姆|Wyndham
华美达|華美達|Ramada|huameida|hmd|2|温德姆|溫德姆|Wyndham
豪生||Howard Johnson|haosheng|hs|2|温德姆|溫德姆|Wyndham
戴斯||Days Inn|daisi|ds|2|温德姆|溫德姆|Wyndham
速8||Super 8|su8|s8|1|温德姆|溫德姆|Wyndham
麦客达|麥客達|Microtel|maikeda|mkd|2|温德姆|溫德姆|Wyndham
香格里拉||Shangri-La|xianggelila|xgll|4|香格里拉||Shangri-La
嘉里酒店||Kerry Hotel|jialijiudian|jljd|4|香格里拉||Shangri-La
盛贸|盛貿|Traders|shengmao|sm|3|香格里拉||Shangri-La
今旅||Hotel Jen|jinlv|jl|2|香格里拉||Shangri-La
凯宾斯基|凱賓斯基|Kempinski|kaibinsiji|kbsj|4|凯宾斯基|凱賓斯基|Kempinski
四季酒店||Four Seasons|sijijiudian|sjjd|4|四季||Four Seasons
文华东方|文華東方|Mandarin Oriental|wenhuadongfang|whdf|4|文华东方|文華東方|Mandarin Oriental
半岛酒店|半島酒店|The Peninsula|bandaojiudian|bdjd|4|半岛|半島|Peninsula
瑰丽酒店|瑰麗酒店|Rosewood|guilijiudian|gljd|4|瑰丽|瑰麗|Rosewood
朗廷||The Langham|langting|lt|4|朗廷||Langham
康得思||Cordis|kangdesi|kds|3|朗廷||Langham
悦榕庄|悅榕莊|Banyan Tree|yuerongzhuang|yrz|4|悦榕|悅榕|Banyan Group
悦椿|悅椿|Angsana|yuechun|yc|3|悦榕|悅榕|Banyan Group
卓美亚|卓美亞|Jumeirah|zhuomeiya|zmy|4|卓美亚|卓美亞|Jumeirah
安纳塔拉|安納塔拉|Anantara|annatala|antl|4|美诺|美諾|Minor
阿瓦尼||Avani|awani|awn|3|美诺|美諾|Minor
都喜天丽|都喜天麗|Dusit Thani|duxitianli|dxtl|4|都喜||Dusit
雅诗阁|雅詩閣|Ascott|yashige|ysg|3|雅诗阁|雅詩閣|Ascott
盛捷||Somerset|shengjie|sj|2|雅诗阁|雅詩閣|Ascott
馨乐庭|馨樂庭|Citadines|xinleting|xlt|2|雅诗阁|雅詩閣|Ascott
最佳西方||Best Western|zuijiaxifang|zjxf|2|贝斯特韦斯特|貝斯特韋斯特|BWH
日航酒店||Hotel Nikko|rihangjiudian|rhjd|3|OKURA||Okura Nikko
大仓酒店|大倉酒店|Okura|dacangjiudian|dcjd|4|OKURA||Okura Nikko
东横INN|東橫INN|Toyoko Inn|donghenginn|dhinn|1|东横INN|東橫INN|Toyoko Inn
阿帕酒店||APA Hotel|apajiudian|apjd|1|APA||APA
`
