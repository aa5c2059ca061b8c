import type { CommandLexicon } from './command-lexicon.ts'

export const en: CommandLexicon = {
  actions: {
    add: "add|adds|insert|include|put in|i want|i need|we want|we need|i would like|i'd like|there should be|create|give me|bring in|append",
    remove:
      "remove|delete|take out|take away|take off|get rid of|drop|cut out|lose|without|no more|erase|throw out|i don't want|i do not want|we don't want|clear",
    hide: 'hide|make invisible|conceal',
    show: 'show|unhide|show again|bring back|make visible|reveal',
    move: 'move|put|place|shift|bring|push|pull|drag',
    change:
      "use|try|change|set|update|edit|correct|fix|adjust|alter|replace|make|turn|switch|let|modify|should be|we're now|is now|are now|now costs|costs|now",
    rename: 'rename|call it|call the page|title it|name the page|name it|retitle',
    shorter:
      'shorter|shorten|less text|more concise|concise|briefer|more brief|cut the text|cut down|trim|condense|tighten|too long|fewer words|less wordy|reduce the text|too much text',
    longer:
      'longer|lengthen|more text|more detail|more details|more detailed|expand|extend|elaborate|too short|more words|write more|say more|flesh out',
    rewrite:
      'rewrite|rephrase|reword|another|other|another version of|a different|different|a new version of|new version|write again|say it differently|try again|redo|an alternative|alternative|new',
  },
  nouns: {
    header: 'header|navigation|nav|nav bar|menu bar|top bar',
    notice: 'notice|announcement|banner|alert|notice bar|announcement bar',
    hero: 'opening|hero|intro|introduction|top section|first section|hero section|start',
    features:
      'features|benefits|advantages|highlights|strengths|what makes us special|good to know',
    services: 'services|service list|service|what we do|what we offer|treatments',
    menu: 'menu|menu card|food menu|menus|dishes|drinks list|drinks menu|menu and prices',
    pricing:
      'prices|price|pricing|price list|price table|rates|plans|packages|cost|costs|fees|tariffs',
    about: 'about|about us|about section|our story|story|who we are|about me|about page|bio',
    steps: 'how it works|steps|process|procedure|how to|step by step',
    gallery:
      'gallery|pictures|photos|images|photo gallery|picture gallery|image gallery|portfolio|photo|picture|work samples|our work',
    quotes:
      'reviews|testimonials|what customers say|quotes|customer reviews|customer quotes|testimonial|review|customer voices|feedback|recommendations',
    stats: 'numbers|stats|statistics|figures|facts and figures|key figures',
    team: 'team|our team|staff|people|team members|the team|employees',
    faq: 'questions|faq|faqs|frequently asked questions|q&a|questions and answers|common questions',
    hours:
      'opening hours|hours|opening times|business hours|open hours|times|when we are open|opening time',
    place:
      'map|directions|how to find you|how to find us|location|where we are|getting here|find us|the way',
    contact:
      'contact|contact form|form|contact us|contact section|get in touch|enquiry form|contact details|message form',
    events: 'dates|events|event list|calendar|event|shows|concerts|upcoming events|agenda',
    cta: 'invitation|call to action|cta|call-to-action',
    footer: 'footer|bottom bar|page footer',
    phone:
      'phone|phone number|telephone|telephone number|number|mobile|mobile number|tel|cell number|call us on',
    email: 'email|e-mail|mail|email address|e-mail address|mail address',
    url: 'website|web address|url|link|homepage|site address|web site',
    address: 'address|street|street address|postal address|our address|place|town|city',
    name: 'name|business name|company name|shop name|our name|the name of the business',
    title: 'page title|title of the page|title|page name|tab title',
    headline: 'headline|main headline|heading|main heading|big title|slogan',
    headings: 'headings|titles|headlines|subheadings|section titles',
    offer: 'offer|offering|product|offers|products',
    texts:
      'text|texts|wording|tone|words|sentences|copy|writing|voice|language|style of writing|the tone|tone of voice|paragraphs|paragraph',
    colours: 'colours|colour|colors|color|colour scheme|color scheme|palette|tones|hue',
    font: 'font|fonts|typeface|lettering|typography|type|letters',
    page: 'page|site|design|look|everything|it all|layout|background|theme|whole page|mode|appearance|all',
  },
  places: {
    up: 'up|higher|further up|one up|upwards|up one|higher up|up a bit',
    down: 'down|lower|further down|one down|downwards|down one|lower down|down a bit',
    top: 'to the top|at the top|top|first|to the beginning|at the beginning|all the way up|to the very top|to the start|to the front|on top',
    bottom:
      'to the bottom|at the bottom|bottom|last|to the end|at the end|all the way down|to the very bottom',
    before: 'before|above|over|in front of|on top of|ahead of',
    after: 'after|below|under|beneath|behind|following|underneath',
  },
  qualities: {
    dark: 'darker|dark|dark mode|black|night mode',
    light: 'lighter|light|brighter|bright|light mode|white',
    warm: 'warmer|warm|cosier|cozier|cosy|cozy|friendlier|friendly|more welcoming|welcoming|heartier',
    cool: 'cooler|cool|colder|cold|fresher',
    vivid:
      'more colourful|more colorful|stronger colours|stronger colors|more vivid|vivid|stronger|more intense|more saturated|bolder colours|bolder colors|brighter colours|brighter colors',
    pale: 'paler|pale|softer colours|softer colors|muted|more muted|pastel|less colourful|less colorful|gentler colours|softer|gentler',
    round:
      'rounder|round corners|rounded corners|rounder corners|more rounded|rounded|round|softer corners',
    square:
      'square corners|squarer|sharp corners|sharper corners|less round|less rounded|sharper|angular|straight corners',
    airy: 'more air|more space|airier|more white space|more whitespace|more room|roomier|more spacious|spacious|more breathing room|less crowded|less cramped|airy|more padding',
    dense:
      'denser|tighter|less space|more compact|closer together|compact|less air|less white space|less whitespace|less padding',
    large:
      'bigger headings|larger headings|bigger|larger|bigger text|larger text|bigger letters|larger font|bigger font|larger type',
    small: 'smaller headings|smaller|smaller text|smaller letters|smaller font|smaller type',
    plain:
      'plainer|plain|simpler|simple|more matter-of-fact|more factual|factual|sober|less flowery|more down to earth',
    premium:
      'more premium|premium|more elegant|elegant|more luxurious|luxurious|classier|classy|more refined|refined|fancier|more upscale|more exclusive|posh|nobler',
    playful:
      'more playful|playful|funnier|more fun|fun|cheekier|livelier|more lively|happier|cheerful|more cheerful|jollier',
    technical:
      'more technical|technical|more modern|modern|more precise|precise|more professional|professional|cleaner|more minimal|minimal|minimalist',
    bold: 'bolder|bold|louder|more daring|more striking|striking|punchier|more powerful',
    calm: 'calmer|calm|quieter|quiet|more peaceful|peaceful|more relaxed|relaxed|more subdued',
  },
  pink: 'rose|rosy',
  link: 'to|as|is|are|into|with|of|for|from|at|in|on|should be|should read|says|saying|titled|called|named',
  and: 'and|then|also|plus|and then|as well as|and also',
  filler:
    "the|a|an|please|it|this|that|my|our|your|section|sections|block|blocks|part|parts|area|some|can you|could you|would you|i would like|i'd like|we|i|you|be|more|bit|a bit|a little|little|slightly|much|very|even|just|again|a little bit|whole|nice|so|too|want|have|has|do|them|its|these|those|there|here|us|to be|hey|hi|thanks|thank you|one|list|by one|place|all|out|up the|me|is|are|of the|on the page|to the page|from the page|on the site|to the site|from the site|on my page|version|version of|look|item|entry|both|kindly|now",
  less: 'less|not so|not as|a bit less',
  isPostpositional: false,
}
