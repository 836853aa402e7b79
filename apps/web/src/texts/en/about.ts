export const about = {
  title: 'A fair place to settle a money dispute',
  lead: 'Most disputes over money never reach a court: they are too small, too slow or too costly to bring. Redress gives them a place, a deadline and a record.',
  start: 'Start now',
  makeClaim: 'Make a claim',
  sections: [
    {
      title: 'What Redress is',
      text: [
        'Redress is a claims database for businesses and individuals. A plaintiff files a claim in which money is sought, against one or more companies or people, with a written account and evidence.',
        'The defendants are told, and have a notice period in which to answer. After it the claim is published: who claims what from whom, how much, and where it stands.',
      ],
    },
    {
      title: 'What it is not',
      text: [
        'Redress is not a court, an arbitrator or a debt collector. Nobody here decides who is right. The parties do, by an agreement that both of them accept.',
        'You keep every legal right that you have. Filing here does not stop the time limits that the law sets, so ask for legal advice when those are close.',
      ],
    },
  ],
  sides: [
    {
      title: 'For the one who claims',
      points: [
        'A clear form that asks for what matters, and nothing else',
        'An answer, or a public record that there was none',
        'Offers that you can compare, accept or refuse',
      ],
    },
    {
      title: 'For the one who is claimed against',
      points: [
        'You hear of it before the public does',
        'Your dispute stands beside the claim',
        'You can make the first offer, and close the matter for good',
      ],
    },
  ],
  public: {
    title: 'What the public sees, and what it does not',
    visibleTitle: 'On the public record',
    visible: [
      'The date, kind and value of the claim, and its status',
      'The names of the plaintiff and of the defendants',
      'The country and jurisdiction',
    ],
    privateTitle: 'Between the parties only',
    private: [
      'What happened, in your own words',
      'Documents and links that you attach',
      'Offers, refusals and the history of steps',
    ],
  },
  closing: {
    title: 'Ready when you are',
    text: 'Opening an account is free. You pay nothing until you submit a claim.',
  },
}
