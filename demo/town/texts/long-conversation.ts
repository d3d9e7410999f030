/** The texts of one very long conversation: a question and the answers that two hundred people may give. */

export const OPENING =
  'What is the best small rule you live by? I collect them. Mine: never put a tool down where you would not look for it. #smallrules'

export const RULES: readonly string[] = [
  'Always carry one more pen than you need. Give that one away.',
  'If it takes less than two minutes, do it. If it takes longer, have a biscuit first.',
  'Never reply before breakfast.',
  'Say the name of the person you are thanking.',
  'Wave at boats.',
  'Put the shoes where the feet will be.',
  'The last person to touch the dough washes the bowl.',
  'When in doubt, go outside. When outside, look up.',
  'Answer children first.',
  'Write the date on everything, including the ideas.',
  'If you bring a problem, bring cake.',
  'Leave one page empty.',
  'Do not fix it on a Friday.',
  'Everything gets one second chance, except milk.',
  'Ask "who else should be here?"',
  'Never be the last to leave or the first to sit down.',
  'Read the error message. All of it. Aloud.',
  'Take the stairs on the way to bad news.',
  'Return things cleaner than you got them: bikes, kitchens, arguments.',
  'If you cannot decide, water something.',
  'Sharpen first.',
  'Measure twice, cut once, hide the third piece.',
  'Always know where the cat is before closing a door.',
  'Do the ugly corner first.',
  'Reply to letters with letters.',
  'One thing at a time; two if one of them is soup.',
  'Never argue with the tide.',
  'Learn the word for "thank you" before the word for "how much".',
  'If somebody sings, let them finish.',
  'Keep the receipt and lose the grudge.',
]

export const AGREEMENTS: readonly string[] = [
  'This one. Framed, above the sink.',
  'Stolen, with gratitude.',
  'My grandmother said exactly that, only louder.',
  'I needed this today.',
  'Yes! And on Sundays twice.',
  '+1',
  'Same, since about an hour ago.',
  'Adding it to the fridge.',
  '❤️',
  'Confirmed by everyone in this kitchen.',
  'This has saved me at least one marriage and two bicycles.',
  'I read this aloud and the cat nodded.',
  'I did not know that I had been doing this all my life.',
  'Printed. Hung up. Already crooked, already loved.',
  'Somebody finally said it.',
  'Oh, that is good. That is annoyingly good.',
  'My whole family is in this sentence.',
  'Going to say this at work tomorrow as if I had thought of it.',
  'We have that one on the wall of the workshop, in oil.',
  'Learned it the hard way, three times, in three towns.',
  'I tested it this morning. It holds.',
  'You should be on a tea towel.',
  '+1 from the night shift.',
  'Translated it for my mother. She says you are invited to dinner.',
  'It works for bread as well.',
  'It works for code as well, which is suspicious.',
  'Twenty years of therapy in eight words.',
  'Copying this into the front of every notebook.',
  '🌿🌿🌿',
  'And suddenly the room was quiet.',
  'My father never said it, but he did it every day.',
  'I wish I had read this before Monday.',
  'Simple. Rude. True.',
  'This is the one I will remember.',
  'Yes. Yes. A hundred times yes, in several languages.',
  'I would like to subscribe to your small rules.',
  'I told my pupils. They asked for the next one.',
  'Exactly. And nobody ever notices, which is the beauty of it.',
  'We just tried it at the harbour and four people waved.',
  'Now I have to call my sister.',
]

/** Doubts, each with its answers. */
export const DOUBTS: readonly { text: string; answers: readonly string[] }[] = [
  {
    text: 'Counterexample: my brother.',
    answers: [
      'Your brother is a rule of his own.',
      'Every rule needs one. Give him my regards.',
      'Hello, I am the brother. Fair.',
    ],
  },
  {
    text: 'Does this also hold in winter?',
    answers: [
      'In winter especially.',
      'In winter it holds with gloves.',
      'It was invented in winter. By somebody cold.',
    ],
  },
  {
    text: 'I tried it for a year. The biscuits won.',
    answers: [
      'The biscuits always win. That is rule two.',
      'What kind of biscuits? This is important.',
      'A year! Some of us did not reach noon.',
    ],
  },
  {
    text: 'Beautiful. Impractical. I am in.',
    answers: ['Welcome. We meet never, at eight.', 'That is also how I bought my boat.'],
  },
  {
    text: 'Asking for a friend: what if one has already done the opposite for twenty years?',
    answers: [
      'Twenty years is just practice. Start today.',
      'Then your friend is an expert and can warn the rest of us.',
      'Tell your friend that the cat forgives them.',
    ],
  },
  {
    text: 'In our family it is the other way round, and we are also mostly fine.',
    answers: [
      '“Mostly fine” is the best any rule can do.',
      'I would like to meet this family. From a distance, at first.',
    ],
  },
  {
    text: 'What about milk?',
    answers: [
      'Milk is the exception that proves the fridge.',
      'We do not talk about the milk.',
      'Oat milk, then, and everything holds.',
    ],
  },
  {
    text: 'Strong words from somebody who lost a rake.',
    answers: [
      'I found the rake, by the way. It was where I would not have looked.',
      'The rake knew where it was the whole time.',
    ],
  },
  {
    text: 'Citation needed. Or cake.',
    answers: [
      '(Grandmother, kitchen, unpublished.)',
      'I have no citation. The cake is lemon.',
      'The cake is the citation.',
    ],
  },
  {
    text: 'Only if nobody is watching.',
    answers: [
      'There is always somebody watching. It is usually the cat.',
      'Then it is not a rule, then it is a hobby. Also fine!',
    ],
  },
  {
    text: '>live by rules\n>rules live by you',
    answers: [
      '>be rule\n>get lived by stranger\n>nice, actually',
      'I had to read this twice and now I am sitting down.',
    ],
  },
  {
    text: 'My cat has read this and disagrees, loudly, in the hall.',
    answers: [
      'Cats are governed by a different constitution.',
      'Please tell her that she is not in scope.',
      'Mine has filed the same complaint.',
    ],
  },
  {
    text: 'Nice in theory. Have you met my landlord?',
    answers: ['Your landlord is a theory, too, and not a nice one.', 'For landlords there is an appendix.'],
  },
  {
    text: 'Is it still a rule if I only remember it afterwards?',
    answers: [
      'Then it is a memory with good intentions.',
      'That is when most rules work.',
      'Afterwards is just very late before.',
    ],
  },
  {
    text: 'How small is a small rule? I have one with nine paragraphs.',
    answers: ['That is a treaty.', 'Nine paragraphs is a lifestyle. Please post it anyway.'],
  },
  {
    text: 'I would, but my hands are full of courgettes.',
    answers: ['Leave them at a door. Any door. Walk away slowly.', 'There is a poll about that.'],
  },
  {
    text: 'Who decides?',
    answers: ['The kettle.', 'Whoever washes up.', 'On our boat: the tide. At home: also the tide.'],
  },
  {
    text: 'I have questions about the word “always”.',
    answers: ['It means “until Thursday”.', 'So does everybody who has ever used it.'],
  },
  {
    text: 'Is there a version for people in a hurry?',
    answers: ['Yes: do not be.', 'Yes, but it takes longer.'],
  },
  { text: 'Ha. Easily said from a chair.', answers: ['I am on a ladder.', 'It is a very difficult chair.'] },
  {
    text: 'And what do you do when two rules disagree?',
    answers: [
      'Soup.',
      'The older one goes first, and the younger one carries the bags.',
      'Then you have found out what you really think. Congratulations, and sorry.',
    ],
  },
  {
    text: 'My rule is to have no rules. I am very strict about it.',
    answers: ['You have understood everything.', 'Respect. Do you keep minutes?'],
  },
  {
    text: 'Would this work on a tram?',
    answers: ['Not in the quiet carriage.', 'Everything works on a tram, but slower uphill.'],
  },
  { text: 'I am not convinced, but I am smiling.', answers: ['That is stage one.', 'I will take it.'] },
]

/** Answers that fit everything. */
export const ANSWERS: readonly string[] = [
  'Fair. I withdraw the rule and keep the cake.',
  'Then you are doing it right.',
  'We can make a committee of two and never meet.',
  'That is how it starts. Next thing, you label the jars.',
  'Let us never speak of this again. See you tomorrow.',
  'I had not looked at it from that side. There is moss on it.',
  'Hm. Let me sleep on that and forget it.',
  'You win. The prize is a small jar.',
  'I asked around. Opinions are divided, soup is not.',
  'Now you are just being right on purpose.',
  'This is why I come here.',
  'Noted, in pencil.',
]

export const SIDETRACKS: readonly string[] = [
  'Completely unrelated, but your profile picture is the happiest thing I have seen all week.',
  'Has anybody noticed that we are two hundred people being nice to each other? Do not tell the newspapers.',
  'Is there a recipe for the cake that keeps coming up?',
  'My tram has arrived, but I am staying for this thread.',
  'Reading this from the roof. Two owls so far.',
  'Somebody should print these.',
  'Can confirm, I am the cat.',
  'Bookmarking the entire thread for a bad day.',
]

/** A word game, in which each word begins as the last one ended. */
export const WORD_CHAIN: readonly string[] = [
  'Word chain! I start: garden',
  'nettle',
  'evening',
  'goose',
  'elderflower',
  'rope',
  'echo',
  'owl',
  'lantern',
  'nap',
  'puddle',
  'envelope',
  'ember',
  'rain',
  'needle',
  'eleven',
  'nobody',
  'yarn',
  'north',
  'harbour',
  'rust',
  'tide',
  'elbow',
  'window',
  'wheelbarrow — beat that',
  'wren. hello',
]
