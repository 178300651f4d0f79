import budgetColorful from '../../../designs/garden/budget-colorful.svg';
import budgetDarkMode from '../../../designs/garden/budget-dark-mode.svg';
import budgetElegant from '../../../designs/garden/budget-elegant.svg';
import budgetMinimal from '../../../designs/garden/budget-minimal.svg';
import budgetPlayful from '../../../designs/garden/budget-playful.svg';
import budgetProfessional from '../../../designs/garden/budget-professional.svg';
import fitnessColorful from '../../../designs/garden/fitness-colorful.svg';
import fitnessDarkMode from '../../../designs/garden/fitness-dark-mode.svg';
import fitnessElegant from '../../../designs/garden/fitness-elegant.svg';
import fitnessMinimal from '../../../designs/garden/fitness-minimal.svg';
import fitnessPlayful from '../../../designs/garden/fitness-playful.svg';
import fitnessProfessional from '../../../designs/garden/fitness-professional.svg';
import habitColorful from '../../../designs/garden/habit-colorful.svg';
import habitDarkMode from '../../../designs/garden/habit-dark-mode.svg';
import habitElegant from '../../../designs/garden/habit-elegant.svg';
import habitMinimal from '../../../designs/garden/habit-minimal.svg';
import habitPlayful from '../../../designs/garden/habit-playful.svg';
import habitProfessional from '../../../designs/garden/habit-professional.svg';
import journalColorful from '../../../designs/garden/journal-colorful.svg';
import journalDarkMode from '../../../designs/garden/journal-dark-mode.svg';
import journalElegant from '../../../designs/garden/journal-elegant.svg';
import journalMinimal from '../../../designs/garden/journal-minimal.svg';
import journalPlayful from '../../../designs/garden/journal-playful.svg';
import journalProfessional from '../../../designs/garden/journal-professional.svg';
import moodBoardColorful from '../../../designs/garden/mood-board-colorful.svg';
import moodBoardDarkMode from '../../../designs/garden/mood-board-dark-mode.svg';
import moodBoardElegant from '../../../designs/garden/mood-board-elegant.svg';
import moodBoardMinimal from '../../../designs/garden/mood-board-minimal.svg';
import moodBoardPlayful from '../../../designs/garden/mood-board-playful.svg';
import moodBoardProfessional from '../../../designs/garden/mood-board-professional.svg';
import studyColorful from '../../../designs/garden/study-colorful.svg';
import studyDarkMode from '../../../designs/garden/study-dark-mode.svg';
import studyElegant from '../../../designs/garden/study-elegant.svg';
import studyMinimal from '../../../designs/garden/study-minimal.svg';
import studyPlayful from '../../../designs/garden/study-playful.svg';
import studyProfessional from '../../../designs/garden/study-professional.svg';

/** Addresses of the six pictures of a style, in the order of the plots. An import is an address: nothing loads here. */
export const pictures: Record<string, readonly string[]> = {
  Minimal: [
    journalMinimal,
    habitMinimal,
    studyMinimal,
    moodBoardMinimal,
    budgetMinimal,
    fitnessMinimal,
  ],
  'Dark Mode': [
    journalDarkMode,
    habitDarkMode,
    studyDarkMode,
    moodBoardDarkMode,
    budgetDarkMode,
    fitnessDarkMode,
  ],
  Colorful: [
    journalColorful,
    habitColorful,
    studyColorful,
    moodBoardColorful,
    budgetColorful,
    fitnessColorful,
  ],
  Professional: [
    journalProfessional,
    habitProfessional,
    studyProfessional,
    moodBoardProfessional,
    budgetProfessional,
    fitnessProfessional,
  ],
  Playful: [
    journalPlayful,
    habitPlayful,
    studyPlayful,
    moodBoardPlayful,
    budgetPlayful,
    fitnessPlayful,
  ],
  Elegant: [
    journalElegant,
    habitElegant,
    studyElegant,
    moodBoardElegant,
    budgetElegant,
    fitnessElegant,
  ],
};
